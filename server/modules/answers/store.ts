import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
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

/** Stores answers whose key is new. @param json see `answersJson`. @returns their ids */
export async function insertAnswers(tx: Db, userId: string, json: string): Promise<Set<string>> {
  const stored = await rows<{ id: string }>(
    tx,
    sql`insert into sightline.answer
          (user_id, id, key, prompt_id, platform, model, sample, collected_at, day, status, failure, text,
           sources, simulated, method, company_version, visible, missed, own_cited, unsupported_language,
           run_id, input_tokens, output_tokens, searches, cost, latency_ms, reference, judgement,
           surface, search_queries, products, persona_id, place_given)
        select ${userId}::uuid, r.id, r.key, r."promptId", r.platform, r.model, r.sample, r."collectedAt", r.day,
               r.status, r.failure, r.text, r.sources, r.simulated, r.method,
               r."companyVersion", r.visible, r.missed, r."ownCited", r."unsupportedLanguage",
               (r.collection->>'runId')::uuid, (r.collection->'usage'->>'inputTokens')::int,
               (r.collection->'usage'->>'outputTokens')::int, (r.collection->'usage'->>'searches')::int,
               (r.collection->>'cost')::numeric, (r.collection->>'latencyMs')::int, r.collection->>'reference', r.judgement,
               r.surface, coalesce(r."searchQueries", '[]'), coalesce(r.products, '[]'),
               r."personaId", r."placeGiven"
        from jsonb_to_recordset(${json}::jsonb)
          as r(id uuid, key text, "promptId" uuid, platform text, model text, sample smallint,
               "collectedAt" timestamptz, day date, status text, failure text, text text, sources jsonb,
               simulated boolean, method text, "companyVersion" bigint, visible boolean, missed boolean,
               "ownCited" boolean, "unsupportedLanguage" text, collection jsonb, judgement jsonb,
               surface text, "searchQueries" jsonb, products jsonb, "personaId" uuid,
               "placeGiven" text)
        on conflict (user_id, key) do nothing
        returning id`,
  );
  return new Set(stored.map(({ id }) => id));
}

/** What `insertAnswers` stores: the answers without what other tables hold. */
export function answersJson(answers: readonly AnalysedAnswer[]): string {
  return JSON.stringify(answers.map(({ mentions, citations, corrections, ...answer }) => answer));
}
