import DataLoader from 'dataloader';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { type Columns, rowsOfColumns, selectColumns } from '../../db/columns.ts';
import { type DateRange, includesDay } from '../../lib/days.ts';
import { comparedRanges, type MetricsQuery } from './metrics-query.ts';
import type { TopicWindow } from './window-store.ts';

/**
 * Runs a query; `Row` matches its columns, with days as YYYY-MM-DD and numbers as numbers.
 * @param columns for many rows; see `selectColumns`
 */
export type ReadRows = <Row>(query: SQL, columns?: Columns<Row>) => Promise<Row[]>;

interface Read {
  query: SQL;
  columns: readonly string[] | undefined;
}

/** Selects one JSON text: a row each, or a list of values of each column. */
const asJson = ({ query, columns }: Read) =>
  columns ? selectColumns(query, columns) : sql`select coalesce(json_agg(r), '[]')::text from (${query}) r`;

const fromJson = (text: string, columns: Read['columns']): unknown[] =>
  columns ? rowsOfColumns(text, columns) : JSON.parse(text);

/**
 * Sends the queries of one turn of the event loop as one statement, each with its rows as one JSON text: most of them cost
 * less than a statement itself does, and decoding rows cell by cell costs more than reading them. All see the same
 * state of the database, and fail together.
 */
export function createBatchedReader(db: Db): ReadRows {
  const loader = new DataLoader<Read, unknown[]>(
    async (reads) => {
      const texts = reads.map((read, index) => sql`(${asJson(read)}) as ${sql.raw(`rows${index}`)}`);
      const [row] = await rows<Record<string, string>>(db, sql`select ${sql.join(texts, sql`, `)}`);
      return reads.map(({ columns }, index) => fromJson(row?.[`rows${index}`] ?? '[]', columns));
    },
    // The loaders below wait a few ticks themselves, so this waits for the next turn of the event loop.
    { cache: false, batchScheduleFn: (send) => void setImmediate(send) },
  );
  return <Row>(query: SQL, columns?: readonly string[]) => loader.load({ query, columns }) as Promise<Row[]>;
}

/** Loads rows by topic; topics asked for in one turn are one query. */
export function loadByTopic<Row extends { topicId: string }>(
  read: ReadRows,
  queryTopics: (topicIds: readonly string[]) => SQL,
  columns?: Columns<Row>,
): (topicId: string) => Promise<Row[]> {
  const loader = new DataLoader<string, Row[]>(async (topicIds) => {
    const byTopic = Map.groupBy(await read<Row>(queryTopics(topicIds), columns), ({ topicId }) => topicId);
    return topicIds.map((id) => byTopic.get(id) ?? []);
  });
  return (topicId) => loader.load(topicId);
}

/** Loads rows by topic and window; those asked for in one turn are read together. */
export function loadByWindow<Row>(
  readWindows: (windows: readonly TopicWindow[]) => Promise<readonly (Row & TopicWindow)[]>,
): (window: TopicWindow) => Promise<Row[]> {
  const loader = new DataLoader<TopicWindow, Row[], string>(
    async (windows) => {
      const byWindow = Map.groupBy(await readWindows(windows), keyOf);
      return windows.map((window) => byWindow.get(keyOf(window)) ?? []);
    },
    { cacheKeyFn: keyOf },
  );
  return (window) => loader.load(window);
}

const keyOf = ({ topicId, from }: TopicWindow) => `${topicId} ${from}`;

/** Rows of a query's days, and of the two windows that a change compares; those are empty when there are none. */
export interface ComparedRows<Row> {
  days: Row[];
  current: Row[];
  previous: Row[];
}

/** Loads rows by topic and day; the days of the query and of the windows to compare are read together. */
export function loadByDay<Row extends { topicId: string; day: string }>(
  read: ReadRows,
  query: MetricsQuery,
  queryTopics: (query: MetricsQuery, topicIds: readonly string[]) => SQL,
  columns?: Columns<Row>,
): (topicId: string) => Promise<ComparedRows<Row>> {
  const { current, previous } = comparedRanges(query);
  const widest = { ...query, from: query.from && (previous?.from ?? query.from) };
  const load = loadByTopic<Row>(read, (topicIds) => queryTopics(widest, topicIds), columns);
  return async (topicId) => {
    const all = await load(topicId);
    const within = (range: DateRange) => all.filter(({ day }) => includesDay(range, day));
    if (!current || !previous) return { days: within(query), current: [], previous: [] };
    return { days: within(query), current: within(current), previous: within(previous) };
  };
}
