import { addDays, daysBetween } from './days.ts';

/** Which records are asked for. They go by day, the latest first, those of one day always in the same order. */
export interface RecordsWanted {
  /** UTC, YYYY-MM-DD: the day of the first; null for the latest there is. */
  day: string | null;
  /** How many records of this day come before it. */
  skip: number;
  limit: number;
}

/** One part of the records: `limit` ones at most, after the first `skip`, of days that both count. */
export interface RecordsPart {
  from: string;
  to: string;
  skip: number;
  limit: number;
}

/** Days that are read at first. */
const FIRST_SPAN = 2;
/** How many times longer than the one before a part is at most, where those before had few records. */
const MOST_LONGER = 16;

/**
 * Reads no further back than the records wanted need: the database would else sort all that an account has.
 * @param covered the first and last day with records; null where there are none
 * @param read gives the records of some days
 * @returns fewer than `limit` only where there are no more
 */
export async function readLatest<Entry>(
  { day, skip, limit }: RecordsWanted,
  covered: { from: string | null; to: string | null },
  read: (part: RecordsPart) => Promise<Entry[]>,
): Promise<Entry[]> {
  const { from: first, to: last } = covered;
  if (first === null || last === null) return [];
  const found: Entry[] = [];
  const latest = day ?? last;
  let to = latest;
  for (let span = FIRST_SPAN; to >= first; ) {
    const from: string = span < daysBetween(first, to) ? addDays(to, 1 - span) : first;
    // Those to be skipped are of the latest day.
    const part = { from, to, skip: to === latest ? skip : 0, limit: limit - found.length };
    found.push(...(await read(part)));
    if (found.length === limit || from === first) break;
    to = addDays(from, -1);
    const likely = ((limit - found.length) * daysBetween(from, latest)) / (found.length + 1);
    span = Math.ceil(Math.min(likely, span * MOST_LONGER));
  }
  return found;
}
