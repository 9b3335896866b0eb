import { type SQL, sql } from 'drizzle-orm';
import type { AnalysedCitation } from '../../analysis/types.ts';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';

/** A citation with the columns of its answer that sources are counted by. */
interface AnswerCitation extends AnalysedCitation {
  sourceId: string;
  topicId: string;
  day: string;
  visible: boolean;
  missed: boolean;
}

/** A page and how many answers cite it. */
interface CountedSource {
  sourceId: string;
  url: string;
  domain: string;
  /** The first title that is not empty. */
  title: string;
  mentions: number;
  visible: number;
  missed: number;
  lastMissed: string | null;
  /** `{[topicId]: mentions}` as JSON. */
  topics: string;
}

/** The cited pages, each once. */
export function countSources(citations: readonly AnswerCitation[]): CountedSource[] {
  return [...Map.groupBy(citations, ({ sourceId }) => sourceId)].map(([sourceId, citing]) => {
    const missed = citing.filter((each) => each.missed);
    const topics = Map.groupBy(citing, ({ topicId }) => topicId);
    return {
      sourceId,
      url: citing[0]?.url ?? '',
      domain: citing[0]?.domain ?? '',
      title: citing.find(({ title }) => title !== '')?.title ?? '',
      mentions: citing.length,
      visible: citing.filter((each) => each.visible).length,
      missed: missed.length,
      lastMissed:
        missed
          .map(({ day }) => day)
          .sort()
          .at(-1) ?? null,
      topics: JSON.stringify(Object.fromEntries([...topics].map(([id, { length }]) => [id, length]))),
    };
  });
}

/** The sum of two `{[topicId]: mentions}`; `factor` is 1 or -1. Migration 0059 defines it. */
export const addTopics = (counts: SQL, others: SQL, factor: 1 | -1): SQL =>
  sql`sightline.add_mentions_2(${counts}, ${others}, ${factor}::int)`;

/** The topics of prompts, by the prompts' ids. */
export type TopicIds = ReadonlyMap<string, string>;

export async function readTopicIds(tx: Db, userId: string, promptIds: readonly string[]): Promise<TopicIds> {
  const found = await rows<{ id: string; topicId: string }>(
    tx,
    sql`select id, topic_id as "topicId" from sightline.prompt
        where user_id = ${userId} and id = ${anyOf(promptIds, 'uuid')}`,
  );
  return new Map(found.map(({ id, topicId }) => [id, topicId]));
}

/** Counts the citations of prompts' answers in the prompts' topics of now. @param before their topics until now */
export async function moveCitations(tx: Db, userId: string, before: TopicIds): Promise<void> {
  const topics = [...before].map(([promptId, topicId]) => ({ promptId, topicId }));
  await tx.execute(sql`
    with moved as (
      select p.id, b."topicId" as "from", p.topic_id as "to"
      from ${tableOf('b', { promptId: 'uuid', topicId: 'uuid' }, topics)}
      cross join lateral (select p.id, p.topic_id from sightline.prompt p
                          where p.user_id = ${userId} and p.id = b."promptId" offset 0) p
      where p.topic_id <> b."topicId"
    ), cited as materialized (
      select c.source_id, m."from", m."to", count(*) as mentions
      from moved m
      cross join lateral (select a.id from sightline.answer a
                          where a.user_id = ${userId} and a.prompt_id = m.id offset 0) a
      cross join lateral (select c.source_id from sightline.citation c
                          where c.user_id = ${userId} and c.answer_id = a.id offset 0) c
      group by c.source_id, m."from", m."to"
    ), changes as (
      select source_id, jsonb_object_agg(topic, mentions) as topics
      from (select source_id, topic, sum(mentions) as mentions
            from (select source_id, "to" as topic, mentions from cited
                  union all select source_id, "from", -mentions from cited) e
            group by source_id, topic) n
      group by source_id
    )
    update sightline.source_total t set topics = ${addTopics(sql`t.topics`, sql`n.topics`, 1)}
    from changes n
    cross join lateral (select s.number from sightline.source s
                        where s.user_id = ${userId} and s.id = n.source_id offset 0) s
    where t.user_id = ${userId} and t.number = s.number`);
}

/** Adds the citations of answers to the packed ones of their days. Migration 0063 defines how they are packed. */
export const packCitations = (tx: Db, userId: string, answerIds: SQL) =>
  tx.execute(sql`select sightline.pack_citations_2(${userId}, ${answerIds}::uuid[])`);

/** Packs the citations of the days and platforms of some answers again. */
export async function repackCitations(
  tx: Db,
  userId: string,
  answers: readonly { day: string; platform: string }[],
): Promise<void> {
  const days = new Set(answers.map(({ day }) => day));
  const platforms = new Set(answers.map(({ platform }) => platform));
  const where = sql`user_id = ${userId} and day = ${anyOf([...days], 'date')} and platform = ${anyOf([...platforms], 'text')}`;
  await tx.execute(sql`delete from sightline.citation_day where ${where}`);
  await packCitations(tx, userId, sql`array(select id from sightline.answer where ${where})`);
}
