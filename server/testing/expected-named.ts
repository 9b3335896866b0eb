import { sql } from 'drizzle-orm';
import { citedDomains, findCitations } from '../analysis/citations/citations.ts';
import { gatherEvidence } from '../analysis/discovery/evidence.ts';
import { addEvidence, createEvidence, type Evidence } from '../analysis/discovery/usage.ts';
import { findLinks } from '../analysis/text/links.ts';
import type { RawSource } from '../analysis/types.ts';
import { type Db, rows } from '../db/client.ts';
import { withSpans } from '../modules/answers/stored-spans.ts';
import { allCompanies } from '../modules/brands/model.ts';
import type { BrandsService } from '../modules/brands/service.ts';
import { listCompanies } from '../modules/discoveries/company-list.ts';
import { decodeEvidence } from '../modules/discoveries/evidence-codec.ts';
import { createNamer } from '../modules/discoveries/name-companies.ts';
import { readEvidence } from '../modules/discoveries/state-store.ts';
import { readCompanies } from '../modules/discoveries/store.ts';

interface RawAnswer {
  id: string;
  text: string;
  sources: RawSource[];
  topic: string;
  day: string;
  platform: string;
  branded: boolean;
  mentions: { companyId: string; spans: number[] }[];
}

/** What an account's discovery holds: evidence, list, what each answer names, and the rollup. */
export interface Discovery {
  evidence: [string, unknown][];
  list: { key: string; name: string }[];
  named: string[];
  days: string[];
}

const sorted = ({ usage, spellings }: Evidence): [string, unknown][] =>
  [...usage]
    .map(([key, counts]): [string, unknown] => [key, [counts, [...(spellings.get(key) ?? [])].sort()]])
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** As stored. */
export async function storedDiscovery(db: Db, userId: string): Promise<Discovery> {
  const companies = await readCompanies(db, userId);
  const named = await rows<{ row: string }>(
    db,
    sql`select concat_ws(' ', answer_id, position, company_id) as row from sightline.named_company
        where user_id = ${userId} order by 1`,
  );
  const days = await rows<{ row: string }>(
    db,
    sql`select concat_ws(' ', t.name, d.day, d.platform, d.branded, d.company_id, d.mentions, d.position_sum, d.first) as row
        from sightline.named_company_day d join sightline.topic t on t.user_id = d.user_id and t.id = d.topic_id
        where d.user_id = ${userId} order by 1`,
  );
  return {
    evidence: sorted(await decodeEvidence(await readEvidence(db, userId))),
    list: companies.flatMap(({ key, name, listed }) => (listed ? [{ key, name }] : [])),
    named: named.map(({ row }) => row).sort(),
    days: days.map(({ row }) => row).sort(),
  };
}

/** The same, computed from the answers as they are stored now. */
export async function expectedDiscovery(db: Db, brands: BrandsService, userId: string): Promise<Discovery> {
  const answers = await rows<RawAnswer>(
    db,
    sql`select a.id, a.text, a.sources, t.name as topic, a.day::text, a.platform, p.branded,
               coalesce((select jsonb_agg(jsonb_build_object('companyId', m.company_id, 'spans', m.spans) order by m.position)
                         from sightline.mention m where m.user_id = a.user_id and m.answer_id = a.id), '[]') as mentions
        from sightline.answer a join sightline.prompt p on p.user_id = a.user_id and p.id = a.prompt_id
        join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
        where a.user_id = ${userId} and a.status = 'answered'`,
  );
  const [aggregate] = await rows<{ name: string }>(
    db,
    sql`select name from sightline.topic where user_id = ${userId} and is_aggregate`,
  );
  const evidence = createEvidence();
  for (const answer of answers) {
    const domains = citedDomains(findCitations(answer, findLinks(answer.text)));
    addEvidence(evidence, gatherEvidence({ text: answer.text, domains }));
  }
  const tracked = allCompanies(await brands.tracked(userId));
  const companies = await readCompanies(db, userId);
  const judged = companies.filter((company) => company.judged).map(({ name }) => name);
  const dismissed = companies.filter((company) => company.dismissed).map(({ key }) => key);
  const list = listCompanies(evidence, judged, tracked, new Set(dismissed));
  const nameCompanies = createNamer(tracked, list);
  const named: string[] = [];
  const days = new Map<string, number[]>();
  for (const { topic, day, platform, branded, ...answer } of answers) {
    for (const [index, companyId] of nameCompanies({
      ...answer,
      mentions: answer.mentions.map(withSpans),
    }).entries()) {
      named.push(`${answer.id} ${index + 1} ${companyId}`);
      for (const each of [topic, aggregate?.name]) {
        const key = [each, day, platform, branded ? 't' : 'f', companyId].join(' ');
        const [mentions = 0, positions = 0, first = 0] = days.get(key) ?? [];
        days.set(key, [mentions + 1, positions + index + 1, first + Number(index === 0)]);
      }
    }
  }
  return {
    evidence: sorted(evidence),
    list: list.map(({ key, name }) => ({ key, name })),
    named: named.sort(),
    days: [...days].map(([key, sums]) => `${key} ${sums.join(' ')}`).sort(),
  };
}
