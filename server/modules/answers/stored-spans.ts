import type { Span } from '../../analysis/types.ts';

/** Spans as `mention.spans` holds them: `[start, end, start, end, …]`. */
export const storedSpans = (spans: readonly Span[]): number[] =>
  spans.flatMap(({ start, end }) => [start, end]);

/** The spans of `[start, end, start, end, …]`. */
export const spansOf = (stored: readonly number[]): Span[] =>
  Array.from({ length: stored.length / 2 }, (_, index) => ({
    start: stored[2 * index] as number,
    end: stored[2 * index + 1] as number,
  }));

/** A row as it is read, with its spans. */
export const withSpans = <Row extends { spans: readonly number[] }>(row: Row) => ({
  ...row,
  spans: spansOf(row.spans),
});
