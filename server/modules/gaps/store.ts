import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
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

/** The page of `found`, which has an id and the counts, in the order of the list. */
const paged = (found: SQL, { after, limit }: Wanted) => sql`
  select page.*, to_char(page.last_missed, 'YYYY-MM-DD') as "lastMissed"
  from (select found.*, count(*) over ()::int as total from (${found}) found) page
  ${after ? sql`where page.missed < ${after.missed} or (page.missed = ${after.missed} and page.id > ${after.id}::uuid)` : sql``}
  order by page.missed desc, page.id limit ${limit}`;

/** Prompts that are not archived with missed answers, of one topic or of all. */
export function promptGaps(
  db: Db,
  within: Within,
  topicId: string | null,
  wanted: Wanted,
): Promise<PromptGapRow[]> {
  const found = sql`
    select p.id, p.question, p.branded, c.answers, c.visible, c.missed, c.last_missed,
           jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) as topic
    from (select d.prompt_id, sum(d.answers)::int as answers, ${MISSED}
          from sightline.prompt_day d
          where d.user_id = ${within.userId} and d.platform = ${within.platform ?? '*'} ${days(sql`d.day`, within)}
          group by d.prompt_id ${having(wanted)}) c
    join sightline.prompt p on p.user_id = ${within.userId} and p.id = c.prompt_id
    join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
    where p.archived_at is null and t.archived_at is null
      ${topicId === null ? sql`` : sql`and p.topic_id = ${topicId}::uuid`}`;
  return rows<PromptGapRow>(db, paged(found, wanted));
}

/** Sources that missed answers of a topic cite; the aggregate topic stands for all. */
export function sourceGaps(db: Db, within: Within, topicId: string, wanted: Wanted): Promise<SourceGapRow[]> {
  const { userId, platform } = within;
  const found = sql`
    select s.id, s.url, s.domain, s.title, c.answers, c.visible, c.missed, c.last_missed
    from (select d.source_id, sum(d.mentions)::int as answers, ${MISSED}
          from sightline.source_day d
          where d.user_id = ${userId} and d.topic_id = ${topicId}::uuid
            ${platform === null ? sql`` : sql`and d.platform = ${platform}`} ${days(sql`d.day`, within)}
          group by d.source_id ${having(wanted)}) c
    join sightline.source s on s.user_id = ${userId} and s.id = c.source_id`;
  return rows<SourceGapRow>(db, paged(found, wanted));
}

/** The `most` companies that the missed answers of each prompt name most. */
export function namedInstead(
  db: Db,
  within: Within,
  promptIds: readonly string[],
  most: number,
): Promise<(NamedInstead & { promptId: string })[]> {
  const { userId, platform } = within;
  return rows<NamedInstead & { promptId: string }>(
    db,
    sql`select r.prompt_id as "promptId", r.answers,
               jsonb_build_object('id', c.id, 'name', c.name, 'isBrand', c.kind = 'brand') as company
        from (select a.prompt_id, m.company_id, count(*)::int as answers,
                     row_number() over (partition by a.prompt_id order by count(*) desc, k.name) as place
              from sightline.answer a
              join sightline.mention m on m.user_id = a.user_id and m.answer_id = a.id
              join sightline.company k on k.user_id = m.user_id and k.id = m.company_id
              where a.user_id = ${userId} and a.prompt_id = ${anyOf(promptIds, 'uuid')} and a.missed
                ${platform === null ? sql`` : sql`and a.platform = ${platform}`} ${days(sql`a.day`, within)}
              group by a.prompt_id, m.company_id, k.name) r
        join sightline.company c on c.user_id = ${userId} and c.id = r.company_id
        where r.place <= ${most}
        order by r.prompt_id, r.place`,
  );
}
