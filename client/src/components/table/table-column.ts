import type { ReactNode } from 'react';

/** One field of a row in a CSV file; a column may fill several. */
export interface CsvField<TRow> {
  header: string;
  /** Null leaves the field empty. */
  value: (row: TRow) => string | number | null;
}

/** A column of a large table. Columns are made once, outside of components. */
export interface TableColumn<TRow> {
  id: string;
  header: string;
  /** What it sorts by and, where `searched`, what the search box looks at; null comes last. */
  value: (row: TRow) => string | number | null;
  cell: (row: TRow) => ReactNode;
  /** In pixels; the first column takes what is left over. */
  width: number;
  /** Figures: aligned right, highest first when it is sorted by first. */
  numeric?: boolean;
  searched?: boolean;
  /** What it writes to a file; header and value when left out. */
  csv?: readonly CsvField<TRow>[];
}

/** Which column orders the rows. */
export interface TableOrder {
  id: string;
  desc: boolean;
}
