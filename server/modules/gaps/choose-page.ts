import { ascending } from '../../lib/ascending.ts';
import { firstOf } from '../../lib/first-of.ts';
import { dayNumber, type SourceCounts } from '../citations/source-counts.ts';
import type { GapPosition } from './cursor.ts';
import type { GapPageQuery } from './gaps-query.ts';
import type { CountSort, SortDirection } from './model.ts';

type KeyOf = (counts: SourceCounts, source: number) => number;

const KEYS: Record<CountSort, KeyOf> = {
  MISSED: (counts, source) => counts.missed(source),
  MISSED_RATE: (counts, source) => counts.missed(source) / counts.answers(source),
  VISIBLE_RATE: (counts, source) => counts.visible(source) / counts.answers(source),
  ANSWERS: (counts, source) => counts.answers(source),
  LAST_MISSED: (counts, source) => counts.lastMissed(source),
};

/** The first `limit` of counted sources after a position, in the order of `readPage`; and what they are sorted by. */
export async function choosePage(
  counts: SourceCounts,
  sources: readonly number[],
  { sort, direction, after, limit }: Omit<GapPageQuery<CountSort, never>, 'search'>,
): Promise<{ source: number; key: number }[]> {
  const placeOf = (source: number): Place => ({
    ...{ key: KEYS[sort](counts, source), missed: counts.missed(source), source },
  });
  const start = after && positionOf(after);
  const wanted = start
    ? sources.values().filter((source) => compare(placeOf(source), start, direction) > 0)
    : sources;
  const chosen = await firstOf(wanted, limit, (a, b) => compare(placeOf(a), placeOf(b), direction));
  return chosen.map(placeOf);
}

interface Place {
  key: number;
  missed: number;
  source: number;
}

const compare = (a: Place, b: Place, direction: SortDirection): number =>
  (direction === 'DESC' ? b.key - a.key : a.key - b.key) ||
  b.missed - a.missed ||
  ascending(a.source, b.source);

/** Where a page begins whose order is that of counts or days. */
const positionOf = ({ key, missed, id }: GapPosition): Place => ({
  ...{ key: typeof key === 'string' ? dayNumber(key) : Number(key), missed, source: Number(id) },
});
