import { countDays } from '../../days.ts';
import type { ChartNote } from './chart-days.ts';

interface Span {
  date: string;
  to?: string;
}

/** Notes at one position of a chart. */
export interface NoteMark {
  /** Between the points where it has none of that day: 1.5 is halfway between the second and the third. */
  index: number;
  /** The first day first. */
  notes: readonly ChartNote[];
}

/**
 * Where the marks of notes stand: one for each day. A day without a point stands between those around it, or at the end.
 * @param points ascending
 */
export function placeNotes(points: readonly Span[], notes: readonly ChartNote[]): NoteMark[] {
  if (points.length === 0) return [];
  return [...Map.groupBy(notes, ({ day }) => day)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ofDay]) => ({ index: indexOf(points, day), notes: ofDay }));
}

function indexOf(points: readonly Span[], day: string): number {
  const before = points.findLastIndex(({ date }) => date <= day);
  const [point, next] = [points[before], points[before + 1]];
  if (!point) return 0;
  if (!next || day <= (point.to ?? point.date)) return before;
  return before + (countDays(point.date, day) - 1) / (countDays(point.date, next.date) - 1);
}

/**
 * Joins marks that would lie over each other.
 * @param positions of the marks, ascending, in pixels
 */
export function joinMarks(marks: readonly NoteMark[], positions: readonly number[], gap: number): NoteMark[] {
  const joined: { marks: NoteMark[]; last: number }[] = [];
  for (const [index, mark] of marks.entries()) {
    const at = positions[index] ?? 0;
    const current = joined.at(-1);
    if (current && at - current.last < gap) current.marks.push(mark);
    else joined.push({ marks: [mark], last: at });
  }
  return joined.map(({ marks: group }) => ({
    index: group.reduce((sum, { index }) => sum + index, 0) / group.length,
    notes: group.flatMap(({ notes }) => notes),
  }));
}

/** The points with the notes of their days; a note of a day without a point goes to the one before, or to the first. */
export function withNotes<Point extends { date: string }>(
  points: readonly Point[],
  notes: readonly ChartNote[],
): readonly (Point & { notes?: readonly ChartNote[] })[] {
  if (notes.length === 0 || points.length === 0) return points;
  const byPoint = Map.groupBy(notes, ({ day }) =>
    Math.max(
      0,
      points.findLastIndex(({ date }) => date <= day),
    ),
  );
  return points.map((point, index) => {
    const own = byPoint.get(index);
    return own ? { ...point, notes: own } : point;
  });
}
