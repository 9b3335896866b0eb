import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import type { AnalysedAnswer } from './model.ts';

/** Returns those of the keys that the account has stored. */
export async function findKnownKeys(db: Db, userId: string, keys: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ key: string }>(
    db,
    sql`select key from sightline.answer
        where user_id = ${userId}
          and key = ${anyOf(keys, 'text')}`,
  );
  return new Set(found.map((row) => row.key));
}

/** Stores answers whose key is new. @returns their ids */
export async function insertAnswers(
  tx: Db,
  userId: string,
  answers: readonly AnalysedAnswer[],
): Promise<Set<string>> {
  const stored = await rows<{ id: string }>(
    tx,
    sql`insert into sightline.answer
          (user_id, id, key, prompt_id, platform, model, sample, collected_at, day, status, failure, text,
           sources, simulated, method, company_version, visible, missed, own_cited, unsupported_language,
           run_id, input_tokens, output_tokens, searches, cost, latency_ms, reference, judgement)
        select ${userId}::uuid, r.id, r.key, r."promptId", r.platform, r.model, r.sample, r."collectedAt", r.day,
               r.status, r.failure, r.text, r.sources, r.simulated, r.method,
               r."companyVersion", r.visible, r.missed, r."ownCited", r."unsupportedLanguage",
               (r.collection->>'runId')::uuid, (r.collection->'usage'->>'inputTokens')::int,
               (r.collection->'usage'->>'outputTokens')::int, (r.collection->'usage'->>'searches')::int,
               (r.collection->>'cost')::numeric, (r.collection->>'latencyMs')::int, r.collection->>'reference', r.judgement
        from jsonb_to_recordset(${answersJson(answers)}::jsonb)
          as r(id uuid, key text, "promptId" uuid, platform text, model text, sample smallint,
               "collectedAt" timestamptz, day date, status text, failure text, text text, sources jsonb,
               simulated boolean, method text, "companyVersion" bigint, visible boolean, missed boolean,
               "ownCited" boolean, "unsupportedLanguage" text, collection jsonb, judgement jsonb)
        on conflict (user_id, key) do nothing
        returning id`,
  );
  return new Set(stored.map(({ id }) => id));
}

/** Stores mentions, sources and citations of stored answers, in one statement. */
export async function insertFindings(
  tx: Db,
  userId: string,
  answers: readonly AnalysedAnswer[],
): Promise<void> {
  const mentions = answers.flatMap(({ id, mentions }) =>
    mentions.map((mention) => ({ ...mention, answerId: id, spans: JSON.stringify(mention.spans) })),
  );
  const citations = answers.flatMap(({ id, citations }) =>
    citations.map((citation) => ({ ...citation, answerId: id })),
  );
  if (mentions.length === 0 && citations.length === 0) return;
  await tx.execute(sql`
    with mentioned as (
      insert into sightline.mention (user_id, answer_id, company_id, position, spans, sentiment, judge)
      select ${userId}::uuid, r."answerId", r."companyId", r.position, r.spans, r.sentiment, r.judge
      from ${tableOf('r', MENTION, mentions)}),
    page as (
      insert into sightline.source (user_id, id, url, domain, title)
      select ${userId}::uuid, r."sourceId", r.url, r.domain, r.title
      from ${tableOf('r', SOURCE, pagesOf(citations))}
      on conflict (user_id, id) do update set title = excluded.title
        where source.title = '' and excluded.title <> '')
    insert into sightline.citation (user_id, answer_id, position, source_id)
    select ${userId}::uuid, r."answerId", r.position, r."sourceId"
    from ${tableOf('r', CITATION, citations)}`);
}

const MENTION = {
  answerId: 'uuid',
  companyId: 'uuid',
  position: 'smallint',
  spans: 'jsonb',
  sentiment: 'numeric',
  judge: 'text',
} as const;
const SOURCE = { sourceId: 'uuid', url: 'text', domain: 'text', title: 'text' } as const;
const CITATION = { answerId: 'uuid', position: 'smallint', sourceId: 'uuid' } as const;

/** Each page once, with the first title that is not empty. */
function pagesOf<Page extends { sourceId: string; title: string }>(citations: readonly Page[]): Page[] {
  const pages = new Map<string, Page>();
  for (const page of citations) {
    if (!pages.get(page.sourceId)?.title) pages.set(page.sourceId, page);
  }
  return [...pages.values()];
}

/** The answers without what other tables hold. */
function answersJson(answers: readonly AnalysedAnswer[]): string {
  return JSON.stringify(answers.map(({ mentions, citations, corrections, ...answer }) => answer));
}
