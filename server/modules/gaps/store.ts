import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { contains } from '../../db/contains.ts';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import { squaresWithin } from '../../db/squares-within.ts';
import { lastDayOf, promptPeriods } from '../visibility/prompt-periods.ts';
import type { GapPosition } from './cursor.ts';
import type { PromptGapSort, PromptGapText, SortDirection, SourceGapSort, SourceGapText } from './model.ts';
import { type GapRows, readPage } from './read-page.ts';

/** Which answers are counted. Days are YYYY-MM-DD, both ends count; null is open. */
export interface GapsQuery {
  userId: string;
  from: string | null;
  to: string | null;
  /** A platform's key; null for all. */
  platform: string | null;
}

/** A text to look for, whatever its case, and where. */
export interface GapSearch<TColumn> {
  text: string;
  columns: readonly TColumn[];
}

/** Which page of the gaps is read, and in which order. */
export interface GapPageQuery<TSort, TColumn> {
  sort: TSort;
  direction: SortDirection;
  search: GapSearch<TColumn> | null;
  after: GapPosition | null;
  limit: number;
}

interface GapCounts extends GapPosition {
  answers: number;
  visible: number;
  lastMissed: string;
}

export interface PromptGapRow extends GapCounts {
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

export interface SourceGapRow extends GapCounts {
  url: string;
  domain: string;
  title: string;
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

interface SourceGapsQuery extends GapsQuery {
  /** Whose answers are counted; null for those of all topics. */
  topicId: string | null;
  /** Domains of competitors, whose own sites cannot be got into. */
  competitorDomains: readonly string[];
  neverVisible: boolean;
}

/** The totals of a source say enough. */
const isOfAllAnswers = ({ topicId, from, to, platform }: SourceGapsQuery) =>
  topicId === null && from === null && to === null && platform === null;

/** Sources that missed answers cite, counted; with their texts where those of all answers are counted. */
function countSources(query: SourceGapsQuery): SQL {
  const { userId, platform, topicId, neverVisible } = query;
  if (isOfAllAnswers(query)) {
    return sql`select s.id, s.mentions as answers, s.visible, s.missed, s.last_missed, s.url, s.domain, s.title
      from sightline.source s
      where s.user_id = ${userId} and s.missed > 0 ${neverVisible ? sql`and s.visible = 0` : sql``}`;
  }
  const topics =
    topicId === null
      ? sql`array(select t.id from sightline.topic t where t.user_id = ${userId})`
      : sql`array[${topicId}::uuid]`;
  return sql`
    select c.source_id as id, count(*)::int as answers, count(*) filter (where c.visible)::int as visible,
           count(*) filter (where c.missed)::int as missed, max(c.day) filter (where c.missed) as last_missed
    from unnest(${topics}) t (id) cross join ${MANY}
    cross join lateral (
      select c.source_id, c.visible, c.missed, c.day from sightline.citation c
      where c.user_id = ${userId} and c.topic_id = t.id and ${IS_MANY}
        ${platform === null ? sql`` : sql`and c.platform = ${platform}`} ${withinDays(sql`c.day`, query)} offset 0
    ) c
    group by c.source_id
    having count(*) filter (where c.missed) > 0 ${neverVisible ? sql`and count(*) filter (where c.visible) = 0` : sql``}`;
}

/** Sources that missed answers cite, without the competitors' own sites. */
export function findSourceGaps(
  db: Db,
  query: SourceGapsQuery,
  page: GapPageQuery<SourceGapSort, SourceGapText>,
): Promise<GapRows<SourceGapRow>> {
  const { userId, competitorDomains } = query;
  const source = (id: SQL) => sql`
    cross join lateral (select s.url, s.domain, s.title from sightline.source s
                        where s.user_id = ${userId} and s.id = ${id} offset 0) s`;
  // A subquery is hashed; each row would be compared with all elements of an array.
  const counts = sql`(${countSources(query)} offset 0) d`;
  const isListed = sql`d.id not in (select s.id from sightline.source s
                                    where s.user_id = ${userId} and s.domain = ${anyOf(competitorDomains, 'text')})`;
  const { search, sort } = page;
  const matches = matchesSearch(search, (text) => ({
    URL: urlContains(text),
    TITLE: contains(sql`s.title`, text),
  }));
  const textKey = sort === 'URL' || sort === 'TITLE' ? TEXT_KEYS[sort] : null;
  const columns = sql`d.id, d.answers, d.visible, d.missed, d.last_missed`;
  // What the order and the search need of the texts is kept, not the texts: tens of thousands of them would go to the disk.
  const counted =
    matches || textKey
      ? sql`select ${columns}, ${textKey ?? sql`null`} as text_key, (${matches ?? sql`true`}) as matches
            from ${counts} ${isOfAllAnswers(query) ? sql`cross join lateral (select d.url, d.domain, d.title) s` : source(sql`d.id`)}
            where ${isListed}`
      : sql`select ${columns} from ${counts} where ${isListed}`;
  return readPage(db, counted, page, {
    key: sort === 'URL' || sort === 'TITLE' ? sql`c.text_key` : COUNT_KEYS[sort],
    matches: matches && sql`c.matches`,
    columns: sql`s.url, s.domain, s.title`,
    join: source(sql`p.id`),
  });
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

const withinDays = (day: SQL, { from, to }: GapsQuery) =>
  sql`${from === null ? sql`` : sql`and ${day} >= ${from}::date`} ${to === null ? sql`` : sql`and ${day} <= ${to}::date`}`;

const having = ({ neverVisible }: { neverVisible: boolean }) =>
  sql`having sum(d.missed) > 0 ${neverVisible ? sql`and sum(d.visible) = 0` : sql``}`;

const COUNT_KEYS = {
  MISSED: sql`c.missed`,
  MISSED_RATE: sql`c.missed::float8 / c.answers`,
  VISIBLE_RATE: sql`c.visible::float8 / c.answers`,
  ANSWERS: sql`c.answers`,
  LAST_MISSED: sql`to_char(c.last_missed, 'YYYY-MM-DD')`,
};

const PROMPT_KEYS: Record<PromptGapSort, SQL> = {
  ...COUNT_KEYS,
  QUESTION: sql`lower(c.question)`,
  TOPIC: sql`lower(c.topic_name)`,
};

/** Of a source `s`. */
const TEXT_KEYS = {
  // As the screen shows it: the registrable domain, then the path.
  URL: sql`lower(s.domain || regexp_replace(s.url, '^https?://[^/?#]*', ''))`,
  TITLE: sql`nullif(lower(s.title), '')`,
};

/** As paths of URLs hold letters outside ASCII. */
const percentEncoded = (text: string) => encodeURI(text.toWellFormed());

function urlContains(text: string): SQL {
  const [url, encoded] = [sql`s.url`, percentEncoded(text)];
  return encoded === text ? contains(url, text) : sql`(${contains(url, text)} or ${contains(url, encoded)})`;
}

function matchesSearch<TColumn extends string>(
  search: GapSearch<TColumn> | null,
  conditionsFor: (text: string) => Record<TColumn, SQL>,
): SQL | null {
  if (!search) return null;
  const conditions = conditionsFor(search.text);
  return sql.join(
    search.columns.map((column) => conditions[column]),
    sql` or `,
  );
}
