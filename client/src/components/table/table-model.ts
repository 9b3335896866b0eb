import {
  type ColumnDef,
  createSortedRowModel,
  type Row,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from '@tanstack/react-table';
import type { TableColumn } from './table-column.ts';

/** What the library is used for; only this much of it is downloaded. */
export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export type TableModel<TRow extends object> = Table<typeof features, TRow>;
export type ModelRow<TRow extends object> = Row<typeof features, TRow>;

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** A column as the library takes it. Missing values come last, whichever way it is sorted. */
export function columnDefs<TRow extends object>(
  columns: readonly TableColumn<TRow>[],
): ColumnDef<typeof features, TRow>[] {
  return columns.map(({ id, header, value, numeric = false }) => ({
    id,
    header,
    accessorFn: (row) => value(row) ?? undefined,
    sortDescFirst: numeric,
    sortUndefined: 'last',
    sortFn: numeric
      ? (a, b) => a.getValue<number>(id) - b.getValue<number>(id)
      : (a, b) => words.compare(a.getValue<string>(id), b.getValue<string>(id)),
  }));
}
