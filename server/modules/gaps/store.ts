import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import type { GapPosition } from './cursor.ts';
import type { NamedInstead } from './model.ts';

/** Which answers are counted. Days are YYYY-MM-DD, both ends count; null is open. */
export interface Within {
  userId: string;
  from: string | null;
  to: string | null;
  /** A platform's key; null for all. */
  platform: string | null;
}

/** Which part of the gaps is read. */
export interface Wanted {
  neverVisible: boolean;
  after: GapPosition | null;
  limit: number;
}

/** What prompts and sources are counted by; `total` is the number of all that meet the conditions. */
interface GapCounts {
  id: string;
  answers: number;
  visible: number;
  missed: number;
  lastMissed: string;
  total: number;
}

export interface PromptGapRow extends GapCounts {
  question: string;
  branded: boolean;
  topic: { id: string; name: string; slug: string };
}

export interface SourceGapRow extends GapCounts {
  url: string;
  domain: string;
  title: string;
}

const days = (day: SQL, { from, to }: Within) =>
  sql`${from === null ? sql`` : sql`and ${day} >= ${from}::date`} ${to === null ? sql`` : sql`and ${day} <= ${to}::date`}`;

const MISSED = sql`sum(d.visible)::int as visible, sum(d.missed)::int as missed,
    max(d.day) filter (where d.missed > 0) as last_missed`;

const having = ({ neverVisible }: Wanted) =>
  sql`having sum(d.missed) > 0 ${neverVisible ? sql`and sum(d.visible) = 0` : sql``}`;

/** The page of `counted`, which has an id and the counts, in the order of the list. */
const paged = (counted: SQL, { after, limit }: Wanted) => sql`
  select * from (select c.*, count(*) over ()::int as total from (${counted}) c) page
  ${after ? sql`where page.missed < ${after.missed} or (page.missed = ${after.missed} and page.id > ${after.id}::uuid)` : sql``}
  order by page.missed desc, page.id limit ${limit}`;

const LAST_MISSED = sql`to_char(c.last_missed, 'YYYY-MM-DD') as "lastMissed"`;

// The embedded database keeps no statistics of its tables, and may then take any of them for tiny and go through it
// once a row. `lateral … offset 0` leaves it one way only: a look-up by key for each row that was counted.

/** Prompts that are not archived with missed answers, of one topic or of all. */
export function promptGaps(
  db: Db,
  within: Within,
  topicId: string | null,
  wanted: Wanted,
): Promise<PromptGapRow[]> {
  const { userId, platform } = within;
  const counted = sql`
    select p.*, d.answers, d.visible, d.missed, d.last_missed
    from (select d.prompt_id, sum(d.answers)::int as answers, ${MISSED}
          from sightline.prompt_day d
          where d.user_id = ${userId} and d.platform = ${platform ?? '*'} ${days(sql`d.day`, within)}
          group by d.prompt_id ${having(wanted)} offset 0) d
    cross join lateral
      (select p.id, p.question, p.branded, p.topic_id from sightline.prompt p
       where p.user_id = ${userId} and p.id = d.prompt_id and p.archived_at is null
         ${topicId === null ? sql`` : sql`and p.topic_id = ${topicId}::uuid`} offset 0) p
    cross join lateral
      (select from sightline.topic t
       where t.user_id = ${userId} and t.id = p.topic_id and t.archived_at is null offset 0) t`;
  return rows<PromptGapRow>(
    db,
    sql`select c.id, c.question, c.branded, c.answers, c.visible, c.missed, c.total, ${LAST_MISSED},
               (select jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) from sightline.topic t
                where t.user_id = ${userId} and t.id = c.topic_id) as topic
        from (${paged(counted, wanted)}) c order by c.missed desc, c.id`,
  );
}

/** Sources that missed answers of a topic cite; the aggregate topic stands for all. */
export function sourceGaps(db: Db, within: Within, topicId: string, wanted: Wanted): Promise<SourceGapRow[]> {
  const { userId, platform } = within;
  const counted = sql`
    select d.source_id as id, sum(d.mentions)::int as answers, ${MISSED}
    from sightline.source_day d
    where d.user_id = ${userId} and d.topic_id = ${topicId}::uuid
      ${platform === null ? sql`` : sql`and d.platform = ${platform}`} ${days(sql`d.day`, within)}
    group by d.source_id ${having(wanted)}`;
  return rows<SourceGapRow>(
    db,
    sql`select c.id, s.url, s.domain, s.title, c.answers, c.visible, c.missed, c.total, ${LAST_MISSED}
        from (${paged(counted, wanted)}) c
        cross join lateral (select s.url, s.domain, s.title from sightline.source s
                            where s.user_id = ${userId} and s.id = c.id offset 0) s
        order by c.missed desc, c.id`,
  );
}

/**
 * The `most` companies that the missed answers of each prompt name most. Days are compared with the prompt beside them:
 * the embedded planner would else read all answers of these days once a prompt.
 */
export function namedInstead(
  db: Db,
  within: Within,
  promptIds: readonly string[],
  most: number,
): Promise<(NamedInstead & { promptId: string })[]> {
  const { userId, from, to, platform } = within;
  const asked = promptIds.map((id) => ({ id }));
  const ofDays = sql`
    ${from === null ? sql`` : sql`and (a.prompt_id, a.day) >= (p.id, ${from}::date)`}
    ${to === null ? sql`` : sql`and (a.prompt_id, a.day) <= (p.id, ${to}::date)`}`;
  return rows<NamedInstead & { promptId: string }>(
    db,
    sql`with counted as materialized (
          select p.id as prompt_id, m.company_id, count(*)::int as answers
          from ${tableOf('p', { id: 'uuid' }, asked)}
          cross join lateral
            (select a.id from sightline.answer a
             where a.user_id = ${userId} and a.prompt_id = p.id and a.missed
               ${platform === null ? sql`` : sql`and a.platform = ${platform}`} ${ofDays} offset 0) a
          cross join lateral (select m.company_id from sightline.mention m
                              where m.user_id = ${userId} and m.answer_id = a.id offset 0) m
          group by p.id, m.company_id
        ), ranked as (
          select n.*, k.id, k.name, k.kind,
                 row_number() over (partition by n.prompt_id order by n.answers desc, k.name) as place
          from counted n
          cross join lateral (select k.id, k.name, k.kind from sightline.company k
                              where k.user_id = ${userId} and k.id = n.company_id offset 0) k
        )
        select prompt_id as "promptId", answers,
               jsonb_build_object('id', id, 'name', name, 'isBrand', kind = 'brand') as company
        from ranked where place <= ${most} order by prompt_id, place`,
  );
}
