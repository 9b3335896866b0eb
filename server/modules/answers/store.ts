import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import { addTopics, countSources } from './citations.ts';
import type { AnalysedAnswer } from './model.ts';
import { storedSpans } from './stored-spans.ts';

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
        from jsonb_to_recordset(${answersJson(answers)}::jsonb)
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

/** Stores mentions, sources and citations of stored answers. The caller holds the account, in which the sources are numbered. */
export async function insertFindings(
  tx: Db,
  userId: string,
  answers: readonly AnalysedAnswer[],
): Promise<void> {
  const mentions = answers.flatMap(({ id, promptId, day, platform, visible, personaId, mentions }) => {
    const ofAnswer = { answerId: id, promptId, day, platform, visible, askedPlainly: !personaId };
    return mentions.map((mention) => ({
      ...mention,
      ...ofAnswer,
      spans: `{${storedSpans(mention.spans).join()}}`,
    }));
  });
  // Sources are counted in answers that were asked plainly.
  const citing = answers.filter(({ citations, personaId }) => !personaId && citations.length > 0);
  if (mentions.length === 0 && citing.length === 0) return;
  const topicIds = await findTopicIds(tx, userId, new Set(citing.map(({ promptId }) => promptId)));
  const citations = citing.flatMap(({ id, promptId, day, platform, visible, missed, citations }) => {
    const topicId = topicIds.get(promptId);
    if (!topicId) throw new Error(`There is no prompt ${promptId}.`);
    const ofAnswer = { answerId: id, promptId, topicId, day, platform, visible, missed };
    return citations.map((citation) => ({ ...citation, ...ofAnswer }));
  });
  await tx.execute(sql`
    with mentioned as (
      insert into sightline.mention
        (user_id, answer_id, company_id, position, spans, sentiment, judge, prompt_id, day, platform, visible, asked_plainly)
      select ${userId}::uuid, r."answerId", r."companyId", r.position, r.spans::int[], r.sentiment, r.judge, r."promptId", r.day,
             r.platform, r.visible, r."askedPlainly"
      from ${tableOf('r', MENTION, mentions)}),
    found as materialized (
      select r.*, k.id is null as "isNew", k.title = '' and r.title <> '' as "getsTitle", coalesce(k.site, d.site) as known,
             coalesce(k.number, (select coalesce(max(s.number), 0) from sightline.source s where s.user_id = ${userId})
                                + count(*) filter (where k.id is null) over (rows unbounded preceding)) as number
      from ${tableOf('r', SOURCE, countSources(citations))}
      left join lateral (select s.id, s.number, s.site, s.title from sightline.source s
                         where s.user_id = ${userId} and s.id = r."sourceId" offset 0) k on true
      left join lateral (select s.site from sightline.source s
                         where s.user_id = ${userId} and s.domain = r.domain and k.id is null limit 1) d on true),
    numbered as materialized (
      select f.*, coalesce(f.known, min(f.number) over (partition by f.domain)) as site from found f),
    page as (
      insert into sightline.source (user_id, id, url, domain, title, number, site)
      select ${userId}::uuid, r."sourceId", r.url, r.domain, r.title, r.number, r.site
      from numbered r where r."isNew" or r."getsTitle"
      on conflict (user_id, id) do update set title = excluded.title),
    total as (
      insert into sightline.source_total as t
        (user_id, number, site, mentions, visible, missed, last_missed, topics)
      select ${userId}::uuid, r.number, r.site, r.mentions, r.visible, r.missed, r."lastMissed", r.topics from numbered r
      on conflict (user_id, number) do update
        set topics = ${addTopics(sql`t.topics`, sql`excluded.topics`, 1)}, mentions = t.mentions + excluded.mentions,
            visible = t.visible + excluded.visible, missed = t.missed + excluded.missed,
            last_missed = greatest(t.last_missed, excluded.last_missed))
    insert into sightline.citation
      (user_id, answer_id, source_id, prompt_id, topic_id, day, position, visible, missed, platform)
    select ${userId}::uuid, r."answerId", r."sourceId", r."promptId", r."topicId", r.day, r.position, r.visible, r.missed,
           r.platform
    from ${tableOf('r', CITATION, citations)}`);
}

/** @returns the topics of prompts, by the prompts' ids */
async function findTopicIds(
  tx: Db,
  userId: string,
  promptIds: ReadonlySet<string>,
): Promise<Map<string, string>> {
  if (promptIds.size === 0) return new Map();
  const found = await rows<{ id: string; topicId: string }>(
    tx,
    sql`select id, topic_id as "topicId" from sightline.prompt
        where user_id = ${userId} and id = ${anyOf([...promptIds], 'uuid')}`,
  );
  return new Map(found.map(({ id, topicId }) => [id, topicId]));
}

const MENTION = {
  answerId: 'uuid',
  companyId: 'uuid',
  position: 'smallint',
  spans: 'text',
  sentiment: 'numeric',
  judge: 'text',
  promptId: 'uuid',
  day: 'date',
  platform: 'text',
  visible: 'boolean',
  askedPlainly: 'boolean',
} as const;
const SOURCE = {
  sourceId: 'uuid',
  url: 'text',
  domain: 'text',
  title: 'text',
  mentions: 'int',
  visible: 'int',
  missed: 'int',
  lastMissed: 'date',
  topics: 'jsonb',
} as const;
const CITATION = {
  answerId: 'uuid',
  sourceId: 'uuid',
  promptId: 'uuid',
  topicId: 'uuid',
  day: 'date',
  position: 'smallint',
  visible: 'boolean',
  missed: 'boolean',
  platform: 'text',
} as const;

/** Deletes the mentions and citations of answers, and takes the citations out of the counts of their sources. */
export async function deleteFindings(tx: Db, userId: string, answerIds: readonly string[]): Promise<void> {
  const ids = anyOf(answerIds, 'uuid');
  await tx.execute(sql`delete from sightline.mention where user_id = ${userId} and answer_id = ${ids}`);
  await tx.execute(sql`
    with deleted as (
      delete from sightline.citation where user_id = ${userId} and answer_id = ${ids}
      returning source_id, topic_id, visible, missed),
    counted as (
      select source_id, sum(mentions) as mentions, sum(visible) as visible, sum(missed) as missed,
             jsonb_object_agg(topic_id, mentions) as topics
      from (select source_id, topic_id, count(*) as mentions, count(*) filter (where visible) as visible,
                   count(*) filter (where missed) as missed
            from deleted group by source_id, topic_id) t
      group by source_id)
    update sightline.source_total t
    set topics = ${addTopics(sql`t.topics`, sql`r.topics`, -1)}, mentions = t.mentions - r.mentions,
        visible = t.visible - r.visible, missed = t.missed - r.missed,
        last_missed = case when r.missed = 0 then t.last_missed else (
          select c.day from sightline.citation c
          where c.user_id = ${userId} and c.source_id = r.source_id and c.missed and not c.answer_id = ${ids}
          order by c.day desc limit 1) end
    from counted r
    cross join lateral (select s.number from sightline.source s
                        where s.user_id = ${userId} and s.id = r.source_id offset 0) s
    where t.user_id = ${userId} and t.number = s.number`);
}

/** The answers without what other tables hold. */
function answersJson(answers: readonly AnalysedAnswer[]): string {
  return JSON.stringify(answers.map(({ mentions, citations, corrections, ...answer }) => answer));
}
