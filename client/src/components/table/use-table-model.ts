import { type RowData, useTable } from '@tanstack/react-table';
import { useDeferredValue, useMemo, useState } from 'react';
import { type ColumnChoice, useColumnChoice } from './column-choice.ts';
import type { TableColumn, TableOrder } from './table-column.ts';
import { columnDefs, features, holds, type TableSearch } from './table-model.ts';

interface TableModelOptions<TRow> {
  /** Its name, by which its columns are remembered. */
  name: string;
  columns: readonly TableColumn<TRow>[];
  rows: readonly TRow[];
  rowKey: (row: TRow) => string;
  order: TableOrder;
}

/** Sorts, searches and chooses columns. Rows follow the search box a moment later, so that typing never waits. */
export function useTableModel<TRow extends RowData>(options: TableModelOptions<TRow>) {
  const { name, columns, rows, rowKey, order } = options;
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useColumnChoice(name);
  const [sorting, setSorting] = useState([order]);
  const text = useDeferredValue(search).trim().toLowerCase();
  const wanted = useMemo(() => searchIn(columns, choice, text), [columns, choice, text]);
  const table = useTable({
    features,
    columns: useMemo(() => columnDefs(columns), [columns]),
    data: rows,
    getRowId: rowKey,
    globalFilterFn: holds,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { globalFilter: wanted, columnVisibility: choice, sorting },
    onSortingChange: setSorting,
  });
  const shown = columns.filter(({ id }, index) => index === 0 || choice[id] !== false);
  return { table, shown, search, setSearch, choice, setChoice };
}

/** Hidden columns are not searched: a row could not tell why it was found. */
function searchIn<TRow>(
  columns: readonly TableColumn<TRow>[],
  choice: ColumnChoice,
  text: string,
): TableSearch | undefined {
  if (!text) return undefined;
  const shown = columns.filter(({ id, searched }) => searched && choice[id] !== false);
  return { text, columnIds: new Set(shown.map(({ id }) => id)) };
}
