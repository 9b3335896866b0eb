import type { Span } from '../types.ts';

/** Returns a test of whether an offset is in one of the ranges, which may overlap; by binary search. */
export function covers(ranges: readonly Span[]): (at: number) => boolean {
  const apart = merged(ranges);
  return (at) => at < (apart[countStarted(apart, at) - 1]?.end ?? -1);
}

/** How many of the ascending ranges start at or before a place. */
export function countStarted(ascending: readonly Span[], at: number): number {
  let low = 0;
  for (let high = ascending.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((ascending[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds which of the ranges reach into another one, in order. Preparing it sorts, asking it halves. */
export function overlapping(ranges: readonly Span[]): (other: Span) => Span[] {
  const ascending = ranges.toSorted((a, b) => a.start - b.start);
  const longest = ascending.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  return ({ start, end }) =>
    ascending
      .slice(countStarted(ascending, start - longest), countStarted(ascending, end - 1))
      .filter((range) => range.end > start);
}

/** Ascending, with overlapping ranges made one. */
function merged(ranges: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart;
}
