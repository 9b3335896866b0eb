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
  rows: readonly TRow[],
): ColumnDef<typeof features, TRow>[] {
  return columns.map(({ id, header, value, numeric = false }) => ({
    id,
    header,
    accessorFn: numeric ? (row) => value(row) ?? undefined : placesOf(rows, value),
    sortDescFirst: numeric,
    sortUndefined: 'last',
    sortFn: (a, b) => a.getValue<number>(id) - b.getValue<number>(id),
  }));
}

/**
 * The place of a row's text among those of all rows; undefined for none. Texts are compared once, when it is first
 * asked for a place: sorting compares each many times, and numbers are far quicker.
 */
function placesOf<TRow>(rows: readonly TRow[], value: TableColumn<TRow>['value']) {
  let places: ReadonlyMap<string, number> | undefined;
  return (row: TRow) => {
    const text = value(row);
    if (text === null) return undefined;
    places ??= placed(new Set(rows.map((each) => String(value(each) ?? ''))));
    return places.get(String(text));
  };
}

/** Texts that differ in nothing but case or accents share a place. */
function placed(texts: ReadonlySet<string>) {
  const places = new Map<string, number>();
  let before: string | undefined;
  let place = 0;
  for (const text of [...texts].sort(words.compare)) {
    if (before !== undefined && words.compare(before, text) !== 0) place += 1;
    places.set(text, place);
    before = text;
  }
  return places;
}
