import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { contains } from '../../db/contains.ts';
import { tableOf } from '../../db/table-of.ts';
import { isAscii } from '../../lib/is-ascii.ts';
import { numbersOfDomains } from '../citations/numbers-of-domains.ts';
import type { CountedSource } from '../citations/source-counts.ts';
import { findFew, joinTotals, totalsOf } from '../citations/source-totals.ts';
import type { GapCounts, GapPageQuery, GapRows, GapSearch, GapsQuery } from './gaps-query.ts';
import type { SourceGapSort, SourceGapText } from './model.ts';
import { COUNT_KEYS, matchesSearch, readPage } from './read-page.ts';

export interface SourceGapRow extends GapCounts {
  /** The source’s number. */
  id: number;
  url: string;
  domain: string;
  title: string;
}

/** A counted source with a missed answer. */
export interface CountedGap extends CountedSource {
  lastMissed: string;
}

export interface SourceGapsQuery extends GapsQuery {
  /** Whose answers are counted; null for those of all topics. */
  topicId: string | null;
  /** Domains of competitors, whose own sites cannot be got into. */
  competitorDomains: readonly string[];
  neverVisible: boolean;
}

type SourcePageQuery = GapPageQuery<SourceGapSort, SourceGapText>;

/** Reads a page of gaps by the sources’ totals, which count all answers. */
export async function readPageOfTotals(
  db: Db,
  query: SourceGapsQuery,
  page: SourcePageQuery,
): Promise<GapRows<SourceGapRow>> {
  const { userId } = query;
  const matches = matchesTexts(page.search);
  const few =
    matches &&
    (await findFew(
      db,
      sql`select s.number from sightline.source s where s.user_id = ${userId} and (${matches})`,
    ));
  if (!few) return readSources(db, userId, page, gapsOfTotals(query, null));
  const [found, [all]] = await Promise.all([
    readSources(db, userId, { ...page, search: null }, gapsOfTotals(query, few)),
    rows<{ gaps: number }>(db, sql`select count(*)::int as gaps from (${gapsOfTotals(query, null)}) g`),
  ]);
  return { ...found, totalUnsearched: all?.gaps ?? 0 };
}

/** @param numbers of the sources; null: all */
const gapsOfTotals = (
  { userId, competitorDomains, neverVisible }: SourceGapsQuery,
  numbers: readonly number[] | null,
): SQL => sql`
  select t.number, t.mentions as answers, t.visible, t.missed, t.last_missed from ${totalsOf(userId, numbers)}
  where t.user_id = ${userId} and t.missed > 0 ${neverVisible ? sql`and t.visible = 0` : sql``}
    and t.number not in (${numbersOfDomains(userId, competitorDomains)})`;

const COUNTED = {
  number: 'int',
  answers: 'int',
  visible: 'int',
  missed: 'int',
  lastMissed: 'date',
} as const;

/** Reads a page of gaps that were counted before, for an order that needs the sources’ texts. */
export const readPageOfCounted = (
  db: Db,
  userId: string,
  gaps: readonly CountedGap[],
  page: SourcePageQuery,
): Promise<GapRows<SourceGapRow>> =>
  readSources(
    db,
    userId,
    page,
    sql`select d.number, d.answers, d.visible, d.missed, d."lastMissed" as last_missed from ${tableOf('d', COUNTED, gaps)}`,
  );

/** Tells whether a search finds a source, by its number. */
export async function findMatching(
  db: Db,
  userId: string,
  search: GapSearch<SourceGapText>,
): Promise<(source: number) => boolean> {
  const [found] = await rows<{ numbers: number[] }>(
    db,
    sql`select coalesce(json_agg(s.number), '[]') as numbers from sightline.source s
        where s.user_id = ${userId} and (${matchesTexts(search) ?? sql`true`})`,
  );
  const matching = new Set(found?.numbers);
  return (source) => matching.has(source);
}

/** The numbers of the sources of these domains. */
export async function readNumbersOfDomains(
  db: Db,
  userId: string,
  domains: readonly string[],
): Promise<number[]> {
  const [found] = await rows<{ numbers: number[] }>(
    db,
    sql`select coalesce(json_agg(s.number), '[]') as numbers from (${numbersOfDomains(userId, domains)}) s`,
  );
  return found?.numbers ?? [];
}

/** @param gaps a query of sources’ numbers and counts */
function readSources(
  db: Db,
  userId: string,
  page: SourcePageQuery,
  gaps: SQL,
): Promise<GapRows<SourceGapRow>> {
  const { search, sort } = page;
  const matches = matchesTexts(search);
  const textKey = sort === 'URL' || sort === 'TITLE' ? TEXT_KEYS[sort] : null;
  return readPage(db, withTexts(userId, gaps, { textKey, matches }), page, {
    key: sort === 'URL' || sort === 'TITLE' ? sql`c.text_key` : COUNT_KEYS[sort],
    matches: matches && sql`c.matches`,
    columns: sql`s.url, s.domain, s.title`,
    // `lateral … offset 0`: see store.ts.
    join: sql`cross join lateral (select s.url, s.domain, s.title from sightline.source s
                                  where s.user_id = ${userId} and s.number = p.id offset 0) s`,
  });
}

/**
 * Gaps with what their order and a search need of the texts of sources `s`, and not with the texts: tens of thousands of them
 * would go to the disk.
 */
function withTexts(
  userId: string,
  gaps: SQL,
  { textKey, matches }: { textKey: SQL | null; matches: SQL | null },
): SQL {
  if (!textKey && !matches) return sql`select g.number as id, g.* from (${gaps}) g`;
  const texts = textKey
    ? sql`select s.number, ${textKey} as text_key, (${matches ?? sql`true`}) as matches
          from sightline.source s where s.user_id = ${userId}`
    : sql`select s.number, true as matches from sightline.source s where s.user_id = ${userId} and (${matches})`;
  return sql`select j.number as id, j.* from ${joinTotals(gaps, texts)} j where j.answers is not null`;
}

const matchesTexts = (search: GapSearch<SourceGapText> | null) =>
  matchesSearch(search, (text) => ({ URL: urlContains(text), TITLE: contains(sql`s.title`, text) }));

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
  // No URL has other letters as they are.
  if (!isAscii(text) || encoded === text) return contains(url, encoded);
  return sql`(${contains(url, text)} or ${contains(url, encoded)})`;
}
