import type { ReactNode } from 'react';
import type { CsvColumn } from './to-csv.ts';

/** A column of a large table. Columns are made once, outside of components. */
export interface TableColumn<TRow, TSort extends string, TText extends string> extends CsvColumn<TRow> {
  id: string;
  cell: (row: TRow) => ReactNode;
  /** In pixels; the first column takes what is left over. */
  width: number;
  /** Figures: aligned right, highest first when the table is first sorted by them. */
  numeric?: boolean;
  /** What the server calls the column as a sort key; left out, the table cannot be sorted by it. */
  sort?: TSort;
  /** What the server calls the column as a text to search; left out, it is not searched. */
  searchIn?: TText;
}
