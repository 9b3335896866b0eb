import type { Span } from '../../analysis/types.ts';

/** Spans as `mention.spans` holds them: `[start, end, start, end, …]`. */
export const storedSpans = (spans: readonly Span[]): number[] =>
  spans.flatMap(({ start, end }) => [start, end]);

/** The row with its stored spans as ranges. */
export const withSpans = <Row extends { spans: readonly number[] }>(row: Row) => ({
  ...row,
  spans: Array.from(
    { length: row.spans.length / 2 },
    (_, index): Span => ({
      start: row.spans[2 * index] as number,
      end: row.spans[2 * index + 1] as number,
    }),
  ),
});
