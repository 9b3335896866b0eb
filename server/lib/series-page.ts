import { addDays, countDays, type DateRange } from './days.ts';

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

/** How many days the first slice has. */
const FIRST_DAYS = 2;
/** How many times longer than the one before a slice may be, where those before had few points. */
const MAX_GROWTH = 16;

/**
 * Reads a page of a time series, slice by slice, no further back than needed: the database would otherwise sort
 * everything the account has.
 * @param covered the first and last day with points; null where there are none
 * @returns fewer points than `limit` only where there are no more
 */
export async function readSeriesPage<Point>(
  { day, skip, limit }: SeriesCursor,
  { from: first, to: last }: DateRange,
  readSlice: (slice: SeriesSlice) => Promise<Point[]>,
): Promise<Point[]> {
  if (first === null || last === null) return [];
  const points: Point[] = [];
  const latest = day ?? last;
  let to = latest;
  for (let days = FIRST_DAYS; to >= first; ) {
    const from: string = days < countDays({ from: first, to }) ? addDays(to, 1 - days) : first;
    // The points to skip are all on the latest day.
    const slice = { from, to, skip: to === latest ? skip : 0, limit: limit - points.length };
    points.push(...(await readSlice(slice)));
    if (points.length === limit || from === first) break;
    to = addDays(from, -1);
    const likely = ((limit - points.length) * countDays({ from, to: latest })) / (points.length + 1);
    days = Math.ceil(Math.min(likely, days * MAX_GROWTH));
  }
  return points;
}
