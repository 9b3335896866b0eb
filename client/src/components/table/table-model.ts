import {
  type ColumnDef,
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type Row,
  type RowData,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from '@tanstack/react-table';
import type { TableColumn } from './table-column.ts';

/** What tables can do; only this much of the library is downloaded. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

export type TableModel<TRow extends RowData> = Table<typeof features, TRow>;
export type ModelRow<TRow extends RowData> = Row<typeof features, TRow>;

/** What the search box holds and which columns it looks at. */
export interface TableSearch {
  /** Lower case, without space around it. */
  text: string;
  columnIds: ReadonlySet<string>;
}

/** Whether a row's text in one column holds the words searched for, whatever their case. */
export const holds = <TRow extends RowData>(
  row: ModelRow<TRow>,
  columnId: string,
  { text, columnIds }: TableSearch,
) =>
  columnIds.has(columnId) &&
  String(row.getValue(columnId) ?? '')
    .toLowerCase()
    .includes(text);

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** A column as the library takes it. Missing values come last, whichever way it is sorted. */
export function columnDefs<TRow extends RowData>(
  columns: readonly TableColumn<TRow>[],
): ColumnDef<typeof features, TRow>[] {
  return columns.map(({ id, header, value, numeric = false, searched = false }, index) => ({
    id,
    header,
    accessorFn: (row) => value(row) ?? undefined,
    // The first column says what a row is about.
    enableHiding: index > 0,
    enableGlobalFilter: searched,
    sortDescFirst: numeric,
    sortUndefined: 'last',
    sortFn: numeric
      ? (a, b) => a.getValue<number>(id) - b.getValue<number>(id)
      : (a, b) => words.compare(a.getValue<string>(id), b.getValue<string>(id)),
  }));
}
