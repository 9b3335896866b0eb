import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { inDays } from '../../db/in-range.ts';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import type { DateRange } from '../../lib/days.ts';
import { promptPeriods } from '../visibility/prompt-periods.ts';

/** The answers of a range in which the brand and a competitor are compared. */
export interface HeadToHeadQuery extends DateRange<string> {
  userId: string;
  competitorId: string;
  /** A platform's key; null for all. */
  platform: string | null;
}

const namingAnswers = ({ userId, competitorId, platform, from, to }: HeadToHeadQuery) => sql`
  select m.answer_id as id, m.prompt_id, m.visible
  from sightline.mention m
  where m.user_id = ${userId} and m.company_id = ${competitorId} and ${inDays(sql`m.day`, { from, to })} and m.asked_plainly
    ${platform === null ? sql`` : sql`and m.platform = ${platform}`}`;

/** A prompt's usable answers by whom they name. */
export interface PromptRow {
  id: string;
  question: string;
  branded: boolean;
  topicId: string;
  answers: number;
  onlyThem: number;
  both: number;
  onlyYou: number;
}

/** A page and the answers that cite it. */
export interface SourceRow {
  id: string;
  url: string;
  domain: string;
  title: string;
  /** Answers that cite it and name the competitor; of the competitor's own pages all that cite it. */
  answers: number;
  /** Those of them that name the brand, too. */
  withYou: number;
}

/**
 * Prompts in whose answers either is named, those that name only the competitor most often first; and the pages that answers
 * naming the competitor cite most.
 */
export async function compareAnswers(
  db: Db,
  query: HeadToHeadQuery,
  limits: { prompts: number; sources: number },
): Promise<{ prompts: PromptRow[]; sources: SourceRow[] }> {
  const [found] = await rows<{ prompts: PromptRow[]; sources: SourceRow[] }>(
    db,
    sql`with naming as materialized (${namingAnswers(query)})
        select (select coalesce(json_agg(p), '[]') from (${promptsOf(query, limits.prompts)}) p) as prompts,
               (select coalesce(json_agg(s), '[]') from (${sourcesOf(query, limits.sources)}) s) as sources`,
  );
  return found ?? { prompts: [], sources: [] };
}

// A full join is made by hash; the embedded planner would make another one by going through all prompts for each.
const promptsOf = (query: HeadToHeadQuery, limit: number) => sql`
  select p.id, p.question, p.branded, p.topic_id as "topicId", d.answers, coalesce(n."both", 0) as "both",
         coalesce(n.them - n."both", 0) as "onlyThem", d.visible - coalesce(n."both", 0) as "onlyYou"
  from (
    select d.prompt_id, sum(d.answers)::int as answers, sum(d.visible)::int as visible
    from ${MANY} cross join lateral (${promptPeriods(query)} offset 0) d
    group by d.prompt_id offset 0
  ) d
  full join (
    select n.prompt_id, count(*)::int as them, (count(*) filter (where n.visible))::int as "both"
    from naming n group by n.prompt_id
  ) n on n.prompt_id = d.prompt_id
  cross join lateral (
    select p.id, p.question, p.branded, p.topic_id from sightline.prompt p
    where p.user_id = ${query.userId} and p.id = d.prompt_id offset 0
  ) p
  where n.them > 0 or d.visible > 0
  order by "onlyThem" desc, "both" desc, "onlyYou" desc, p.id limit ${limit}`;

const sourcesOf = (query: HeadToHeadQuery, limit: number) => sql`
  select s.id, s.url, s.domain, s.title, c.answers, c."withYou"
  from (
    select c.source_id, count(*)::int as answers, (count(*) filter (where c.visible))::int as "withYou"
    from ${MANY} cross join lateral (
      select c.source_id, n.visible from naming n
      cross join lateral (
        select c.source_id from sightline.citation c
        where c.user_id = ${query.userId} and c.answer_id = n.id offset 0
      ) c
      where ${IS_MANY} offset 0
    ) c
    group by c.source_id order by answers desc, c.source_id limit ${limit}
  ) c
  cross join lateral (select s.id, s.url, s.domain, s.title from sightline.source s
                      where s.user_id = ${query.userId} and s.id = c.source_id offset 0) s
  order by c.answers desc, s.id`;

/** The pages of a domain that answers cite most. */
export const domainSources = (db: Db, query: HeadToHeadQuery, domain: string, limit: number) =>
  rows<SourceRow>(
    db,
    sql`select s.id, s.url, s.domain, s.title, c.answers, c."withYou"
        from sightline.source s
        cross join lateral (
          select count(*)::int as answers, (count(*) filter (where c.visible))::int as "withYou"
          from sightline.citation c
          where c.user_id = ${query.userId} and c.source_id = s.id and c.day >= ${query.from}::date
            and c.day <= ${query.to}::date and (${query.platform}::text is null or c.platform = ${query.platform}) offset 0
        ) c
        where s.user_id = ${query.userId} and s.domain = ${domain} and c.answers > 0
        order by c.answers desc, s.id limit ${limit}`,
  );
