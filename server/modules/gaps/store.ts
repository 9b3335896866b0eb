import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { contains } from '../../db/contains.ts';
import { MANY } from '../../db/many-rows.ts';
import { squaresWithin } from '../../db/squares-within.ts';
import { lastDayOf, promptPeriods } from '../visibility/prompt-periods.ts';
import type { GapCounts, GapPageQuery, GapRows, GapsQuery } from './gaps-query.ts';
import type { PromptGapSort, PromptGapText } from './model.ts';
import { COUNT_KEYS, matchesSearch, readPage } from './read-page.ts';

export interface PromptGapRow extends GapCounts {
  id: string;
  question: string;
  branded: boolean;
  topic: { id: string; name: string; slug: string };
  /** Platforms with one answer. */
  singles: number;
  /** Platforms with answers. */
  platforms: number;
  /** Over platforms with several answers: Σ hits·(n − hits) ÷ (n − 1). */
  visibleSquares: number;
  missedSquares: number;
}

// The embedded database keeps no statistics of its tables, and may then take any of them for tiny and go through it
// once a row. `lateral … offset 0` leaves it one way only: a look-up by key for each row that was counted.

/** Which prompts are listed: of one topic, or of all where it is null. */
export interface PromptGapsQuery extends GapsQuery {
  topicId: string | null;
  neverVisible: boolean;
}

/** Prompts that are not archived with missed answers, counted. */
function countPromptGaps(query: PromptGapsQuery): SQL {
  const { userId, topicId } = query;
  return sql`
    select p.*, t.name as topic_name, t.slug, n.answers, n.visible, n.missed, l.day as last_missed, n.singles, n.platforms,
           n.visible_squares, n.missed_squares
    from (select d.prompt_id, sum(d.answers)::int as answers, sum(d.visible)::int as visible, sum(d.missed)::int as missed,
                 max(d.start) as start, count(*) filter (where d.answers = 1)::int as singles, count(*)::int as platforms,
                 ${squaresWithin(sql`d.visible`)} as visible_squares, ${squaresWithin(sql`d.missed`)} as missed_squares
          from (select d.prompt_id, d.platform, sum(d.answers)::int as answers, sum(d.visible)::int as visible,
                       sum(d.missed)::int as missed, max(d.start) filter (where d.missed > 0) as start
                from ${MANY} cross join lateral (${promptPeriods(query)} offset 0) d
                group by d.prompt_id, d.platform) d
          group by d.prompt_id ${having(query)} offset 0) n
    cross join lateral
      (select p.id, p.question, p.branded, p.topic_id from sightline.prompt p
       where p.user_id = ${userId} and p.id = n.prompt_id and p.archived_at is null
         ${topicId === null ? sql`` : sql`and p.topic_id = ${topicId}::uuid`} offset 0) p
    cross join lateral
      (select t.name, t.slug from sightline.topic t
       where t.user_id = ${userId} and t.id = p.topic_id and t.archived_at is null offset 0) t
    cross join lateral (${lastDayOf(query, sql`n`, sql`d.missed > 0`)}) l`;
}

export async function findPromptIds(db: Db, query: PromptGapsQuery): Promise<string[]> {
  const found = await rows<{ id: string }>(db, sql`select c.id from (${countPromptGaps(query)}) c`);
  return found.map(({ id }) => id);
}

/** @param namingIds the prompts whose missed answers name a competitor that is searched for */
export function findPromptGaps(
  db: Db,
  query: PromptGapsQuery,
  page: GapPageQuery<PromptGapSort, PromptGapText>,
  namingIds: readonly string[],
): Promise<GapRows<PromptGapRow>> {
  const matches = matchesSearch(page.search, (text) => ({
    QUESTION: contains(sql`c.question`, text),
    TOPIC: contains(sql`c.topic_name`, text),
    NAMED_INSTEAD: sql`c.id = ${anyOf(namingIds, 'uuid')}`,
  }));
  const columns = sql`p.question, p.branded, p.singles, p.platforms, p.visible_squares as "visibleSquares",
    p.missed_squares as "missedSquares",
    jsonb_build_object('id', p.topic_id, 'name', p.topic_name, 'slug', p.slug) as topic`;
  return readPage(db, countPromptGaps(query), page, { key: PROMPT_KEYS[page.sort], matches, columns });
}

/** The missed answers of a prompt, for `lateral`. */
export function missedAnswers({ userId, from, to, platform }: GapsQuery, promptId: SQL): SQL {
  // Days are compared with the prompt beside them: the embedded planner would else read all answers of these days.
  return sql`select a.id from sightline.answer a
    where a.user_id = ${userId} and a.prompt_id = ${promptId} and a.missed and ${ASKED_PLAINLY}
      ${platform === null ? sql`` : sql`and a.platform = ${platform}`}
      ${from === null ? sql`` : sql`and (a.prompt_id, a.day) >= (${promptId}, ${from}::date)`}
      ${to === null ? sql`` : sql`and (a.prompt_id, a.day) <= (${promptId}, ${to}::date)`} offset 0`;
}

const having = ({ neverVisible }: { neverVisible: boolean }) =>
  sql`having sum(d.missed) > 0 ${neverVisible ? sql`and sum(d.visible) = 0` : sql``}`;

const PROMPT_KEYS: Record<PromptGapSort, SQL> = {
  ...COUNT_KEYS,
  QUESTION: sql`lower(c.question)`,
  TOPIC: sql`lower(c.topic_name)`,
};
