import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { sourceId } from '../analyse.ts';
import { type FoundCriteria, type ListCriteria, whereAnswers, wherePrompts } from './conditions.ts';
import type { ListPosition } from './cursor.ts';
import type { AnswerRecord, AskedPrompt } from './model.ts';

const ASKED = sql`jsonb_build_object('id', p.id, 'question', p.question, 'branded', p.branded,
    'topic', jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug))`;

const TOPIC_OF_PROMPT = sql`join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id`;

/** Whole records, newest day first; each is looked up by its key, whatever the planner knows of the tables. */
const records = (found: SQL) => sql`
  select a.id, to_char(a.day, 'YYYY-MM-DD') as day, a.platform, a.model, a.sample, a.status, a.failure,
         to_char(a.collected_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "collectedAt",
         a.simulated, a.method, a.visible, a.missed, ${ASKED} as prompt,
         (select count(*)::int from sightline.citation c
          where c.user_id = a.user_id and c.answer_id = a.id) as "citationCount"
  from (${found}) found
  cross join lateral (select * from sightline.answer a
                      where a.user_id = found.user_id and a.id = found.id offset 0) a
  cross join lateral (select * from sightline.prompt p
                      where p.user_id = found.user_id and p.id = a.prompt_id offset 0) p
  cross join lateral (select * from sightline.topic t
                      where t.user_id = found.user_id and t.id = p.topic_id offset 0) t
  order by a.day desc, a.id desc`;

/** More answers than these that cite a page are met soon enough when answers are gone through by day. */
const MOST_CITING = 1000;

/** Finds what of the criteria is few beside the answers. */
export async function narrowed(db: Db, userId: string, criteria: ListCriteria): Promise<FoundCriteria> {
  const meant = wherePrompts(userId, criteria);
  const [promptIds, citingIds] = await Promise.all([
    meant && idsOf(db, sql`select p.id from sightline.prompt p where ${meant}`),
    criteria.sourceUrl
      ? idsOf(
          db,
          sql`select c.answer_id as id from sightline.citation c
              where c.user_id = ${userId} and c.source_id = ${sourceId(criteria.sourceUrl)}::uuid
              limit ${MOST_CITING + 1}`,
        )
      : null,
  ]);
  return {
    ...criteria,
    promptIds,
    citingIds: citingIds && citingIds.length > MOST_CITING ? null : citingIds,
  };
}

const idsOf = async (db: Db, statement: SQL) =>
  (await rows<{ id: string }>(db, statement)).map(({ id }) => id);

/** The first `limit` answers after a position, newest day first. */
export function findAnswers(
  db: Db,
  userId: string,
  brandId: string | null,
  criteria: FoundCriteria,
  after: ListPosition | null,
  limit: number,
): Promise<AnswerRecord[]> {
  const beyond = after ? sql`and (a.day, a.id) < (${after.day}::date, ${after.id}::uuid)` : sql``;
  return rows<AnswerRecord>(
    db,
    records(sql`select a.user_id, a.id from sightline.answer a
                where ${whereAnswers(userId, brandId, criteria)} ${beyond}
                order by a.day desc, a.id desc limit ${limit}`),
  );
}

/** How many answers meet the criteria, counted up to `most`. */
export async function countAnswers(
  db: Db,
  userId: string,
  brandId: string | null,
  criteria: FoundCriteria,
  most: number,
): Promise<number> {
  const [row] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total
        from (select 1 from sightline.answer a where ${whereAnswers(userId, brandId, criteria)} limit ${most}) counted`,
  );
  return row?.total ?? 0;
}

/** One answer, or null. */
export async function findAnswer(db: Db, userId: string, id: string): Promise<AnswerRecord | null> {
  const [row] = await rows<AnswerRecord>(
    db,
    records(sql`select ${userId}::uuid as user_id, ${id}::uuid as id`),
  );
  return row ?? null;
}

/** A topic by its names, archived or not; null for the aggregate topic. */
export async function findTopic(db: Db, userId: string, id: string): Promise<AskedPrompt['topic'] | null> {
  const [row] = await rows<AskedPrompt['topic']>(
    db,
    sql`select id, name, slug from sightline.topic
        where user_id = ${userId} and id = ${id}::uuid and not is_aggregate`,
  );
  return row ?? null;
}

/** A prompt with its topic, archived or not; or null. */
export async function findPrompt(db: Db, userId: string, id: string): Promise<AskedPrompt | null> {
  const [row] = await rows<{ prompt: AskedPrompt }>(
    db,
    sql`select ${ASKED} as prompt from sightline.prompt p ${TOPIC_OF_PROMPT}
        where p.user_id = ${userId} and p.id = ${id}::uuid`,
  );
  return row?.prompt ?? null;
}

/** A cited page by its canonical URL, or null. */
export async function findSource(
  db: Db,
  userId: string,
  url: string,
): Promise<{ url: string; domain: string; title: string } | null> {
  const [row] = await rows<{ url: string; domain: string; title: string }>(
    db,
    sql`select url, domain, title from sightline.source
        where user_id = ${userId} and id = ${sourceId(url)}::uuid`,
  );
  return row ?? null;
}
