import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import { numberSources } from '../citations/number-sources.ts';
import { addTopics, countSources, readTopicIds, type TopicIds } from './citations.ts';
import type { AnalysedAnswer } from './model.ts';
import { storedSpans } from './stored-spans.ts';

/** Sources are counted in answers that were asked plainly. */
const areCounted = ({ citations, personaId }: AnalysedAnswer) => !personaId && citations.length > 0;

/**
 * The statement that stores mentions, sources and citations of stored answers; null where there are none. Whoever runs it holds the
 * account, in which the sources are numbered.
 * @param topicIds see `findTopicIds`
 */
export function findingsOf(
  userId: string,
  answers: readonly AnalysedAnswer[],
  topicIds: TopicIds,
): SQL | null {
  const mentions = answers.flatMap(({ id, promptId, day, platform, visible, personaId, mentions }) => {
    const ofAnswer = { answerId: id, promptId, day, platform, visible, askedPlainly: !personaId };
    return mentions.map((mention) => ({
      ...mention,
      ...ofAnswer,
      spans: `{${storedSpans(mention.spans).join()}}`,
    }));
  });
  const citing = answers.filter(areCounted);
  if (mentions.length === 0 && citing.length === 0) return null;
  const citations = citing.flatMap(({ id, promptId, day, platform, visible, missed, citations }) => {
    const topicId = topicIds.get(promptId);
    if (!topicId) throw new Error(`There is no prompt ${promptId}.`);
    const ofAnswer = { answerId: id, promptId, topicId, day, platform, visible, missed };
    return citations.map((citation) => ({ ...citation, ...ofAnswer }));
  });
  return sql`
    with mentioned as (
      insert into sightline.mention
        (user_id, answer_id, company_id, position, spans, sentiment, judge, prompt_id, day, platform, visible, asked_plainly)
      select ${userId}::uuid, r."answerId", r."companyId", r.position, r.spans::int[], r.sentiment, r.judge, r."promptId", r.day,
             r.platform, r.visible, r."askedPlainly"
      from ${tableOf('r', MENTION, mentions)}),
    ${numberSources(userId, tableOf('r', SOURCE, countSources(citations)))},
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
      (user_id, answer_id, source_id, prompt_id, day, position, visible, missed, platform)
    select ${userId}::uuid, r."answerId", r."sourceId", r."promptId", r.day, r.position, r.visible, r.missed, r.platform
    from ${tableOf('r', CITATION, citations)}`;
}

/** Stores mentions, sources and citations of stored answers. The caller holds the account. */
export async function insertFindings(
  tx: Db,
  userId: string,
  answers: readonly AnalysedAnswer[],
): Promise<void> {
  const findings = findingsOf(userId, answers, await findTopicIds(tx, userId, answers));
  if (findings) await tx.execute(findings);
}

/** Reads the topics of the prompts of answers that cite something. The caller holds the account. */
export async function findTopicIds(
  tx: Db,
  userId: string,
  answers: readonly AnalysedAnswer[],
): Promise<TopicIds> {
  const promptIds = new Set(answers.filter(areCounted).map(({ promptId }) => promptId));
  if (promptIds.size === 0) return new Map();
  return readTopicIds(tx, userId, [...promptIds]);
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
      returning source_id, prompt_id, visible, missed),
    counted as (
      select source_id, sum(mentions) as mentions, sum(visible) as visible, sum(missed) as missed,
             jsonb_object_agg(topic_id, mentions) as topics
      from (select d.source_id, p.topic_id, count(*) as mentions, count(*) filter (where d.visible) as visible,
                   count(*) filter (where d.missed) as missed
            from deleted d
            cross join lateral (select p.topic_id from sightline.prompt p
                                where p.user_id = ${userId} and p.id = d.prompt_id offset 0) p
            group by d.source_id, p.topic_id) t
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
