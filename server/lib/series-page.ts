import { addDays, countDays, type DateRange, lastDays } from './days.ts';

/** Where a page of a time series begins. Points go by day, the latest first; those of a day keep one order. */
export interface SeriesCursor {
  /** The day of the first point; null for the latest day there is. */
  day: string | null;
  /** How many points of this day come before it. */
  skip: number;
  limit: number;
}

/** A part of a time series: at most `limit` points of some days, after the first `skip`. */
export interface SeriesSlice extends DateRange<string> {
  skip: number;
  limit: number;
}

export type ReadSlice<Point> = (slice: SeriesSlice) => Promise<Point[]>;

/** A time series, read slice by slice: the latest day first, the points of a day always in the same order. */
export interface Series<Point> {
  /** The first and last day with points; null where there are none. */
  covered: DateRange;
  read: ReadSlice<Point>;
  dayOf: (point: Point) => string;
}

/** How many days the first slice has. */
const FIRST_DAYS = 2;
/** How many times longer than the one before a slice may be, where those before had few points. */
const MAX_GROWTH = 16;

/**
 * Reads a page of a time series, slice by slice, no further back than needed: the database would otherwise sort
 * everything the account has.
 * @returns fewer points than `limit` only where there are no more
 */
export async function readSeriesPage<Point>(
  { covered: { from: first, to: last }, read }: Pick<Series<Point>, 'covered' | 'read'>,
  { day, skip, limit }: SeriesCursor,
): Promise<Point[]> {
  if (first === null || last === null) return [];
  const points: Point[] = [];
  const latest = day ?? last;
  let to = latest;
  for (let days = FIRST_DAYS; to >= first; ) {
    const from: string = days < countDays({ from: first, to }) ? addDays(to, 1 - days) : first;
    // The points to skip are all on the latest day.
    const slice = { from, to, skip: to === latest ? skip : 0, limit: limit - points.length };
    points.push(...(await read(slice)));
    if (points.length === limit || from === first) break;
    to = addDays(from, -1);
    const likely = ((limit - points.length) * countDays({ from, to: latest })) / (points.length + 1);
    days = Math.ceil(Math.min(likely, days * MAX_GROWTH));
  }
  return points;
}

/** The most points of a batch, so that the memory for a whole series does not grow with its length. */
export const BATCH_POINTS = 5000;

/**
 * Reads a whole time series in batches, some days each; a day with more points than a batch comes in several.
 * @param order of the days between batches; within a batch the latest day comes first
 */
export async function* readSeries<Point>(
  { covered: { from, to }, read }: Pick<Series<Point>, 'covered' | 'read'>,
  order: 'ascending' | 'descending',
): AsyncGenerator<Point[]> {
  if (from === null || to === null) return;
  let left = { from, to };
  for (let days = FIRST_DAYS; left.from <= left.to; ) {
    days = Math.min(days, countDays(left));
    const range =
      order === 'descending'
        ? lastDays(days, left.to)
        : { from: left.from, to: addDays(left.from, days - 1) };
    let points = await read({ ...range, skip: 0, limit: BATCH_POINTS });
    if (points.length === BATCH_POINTS && days > 1) {
      days = Math.ceil(days / 4);
      continue;
    }
    for (let skip = 0; points.length > 0; ) {
      yield points;
      if (points.length < BATCH_POINTS) break;
      skip += BATCH_POINTS;
      points = await read({ ...range, skip, limit: BATCH_POINTS });
    }
    if (order === 'descending') left = { from, to: addDays(range.from, -1) };
    else left = { from: addDays(range.to, 1), to };
    if (points.length < BATCH_POINTS / 4) days *= 2;
  }
}
