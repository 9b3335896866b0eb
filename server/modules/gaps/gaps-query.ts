import type { GapPosition } from './cursor.ts';
import type { SortDirection } from './model.ts';

/** Which answers are counted. Days are YYYY-MM-DD, both ends count; null is open. */
export interface GapsQuery {
  userId: string;
  from: string | null;
  to: string | null;
  /** A platform's key; null for all. */
  platform: string | null;
}

/** A text to look for, whatever its case, and where. */
export interface GapSearch<TColumn> {
  text: string;
  columns: readonly TColumn[];
}

/** Which page of the gaps is read, and in which order. */
export interface GapPageQuery<TSort, TColumn> {
  sort: TSort;
  direction: SortDirection;
  search: GapSearch<TColumn> | null;
  after: GapPosition | null;
  limit: number;
}

/** Rows of one page; counts of all rows that meet the conditions, with the search and without it. */
export interface GapRows<TRow> {
  rows: TRow[];
  total: number;
  totalUnsearched: number;
}

export interface GapCounts extends GapPosition {
  answers: number;
  visible: number;
  lastMissed: string;
}
