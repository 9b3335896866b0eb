import { ascending } from '../../lib/ascending.ts';
import { firstOf } from '../../lib/first-of.ts';
import type { CountedSource } from '../citations/count-sources.ts';
import type { GapPosition } from './cursor.ts';
import type { GapCounts, GapPageQuery } from './gaps-query.ts';
import type { CountSort, SortDirection } from './model.ts';

/** A counted source with a missed answer. */
export interface CountedGap extends CountedSource {
  lastMissed: string;
}

interface ChosenGap extends GapCounts {
  /** The source’s number. */
  id: number;
}

const KEYS: Record<CountSort, (gap: CountedGap) => number | string> = {
  MISSED: ({ missed }) => missed,
  MISSED_RATE: ({ missed, answers }) => missed / answers,
  VISIBLE_RATE: ({ visible, answers }) => visible / answers,
  ANSWERS: ({ answers }) => answers,
  LAST_MISSED: ({ lastMissed }) => lastMissed,
};

/** The first `limit` gaps after a position, in the order of `readPage`. */
export async function choosePage(
  gaps: readonly CountedGap[],
  { sort, direction, after, limit }: Omit<GapPageQuery<CountSort, never>, 'search'>,
): Promise<ChosenGap[]> {
  const keyOf = KEYS[sort];
  const rows = gaps.values().map((gap) => {
    const { number: id, ...counts } = gap;
    return { id, key: keyOf(gap), ...counts };
  });
  const wanted = after ? rows.filter((row) => compare(row, after, direction) > 0) : rows;
  return firstOf(wanted, limit, (a, b) => compare(a, b, direction));
}

const compare = (a: GapPosition, b: GapPosition, direction: SortDirection): number =>
  compareKeys(a.key, b.key, direction) || b.missed - a.missed || ascending(a.id, b.id);

function compareKeys(a: GapPosition['key'], b: GapPosition['key'], direction: SortDirection): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction === 'DESC' ? ascending(b, a) : ascending(a, b);
}
