import { useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useColumnChoice } from './column-choice.ts';
import { searchOf } from './row-search.ts';
import type { TableColumn, TableOrder } from './table-column.ts';
import { columnDefs, features } from './table-model.ts';

interface TableModelOptions<TRow> {
  /** Its name, by which its columns are remembered. */
  name: string;
  columns: readonly TableColumn<TRow>[];
  rows: readonly TRow[];
  rowKey: (row: TRow) => string;
  order: TableOrder;
}

/** Sorts, searches and chooses columns. Rows are sorted first: another letter in the search box sorts nothing again. */
export function useTableModel<TRow extends object>(options: TableModelOptions<TRow>) {
  const { name, columns, rows, rowKey, order } = options;
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useColumnChoice(name);
  const [sorting, setSorting] = useState([order]);
  const table = useTable({
    features,
    columns: useMemo(() => columnDefs(columns, rows), [columns, rows]),
    data: rows,
    getRowId: rowKey,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: setSorting,
  });
  const sorted = table.getRowModel().rows;
  const shown = useMemo(
    () => columns.filter(({ id }, index) => index === 0 || choice[id] !== false),
    [columns, choice],
  );
  // Hidden columns are not searched: a row could not tell why it was found.
  const holds = useMemo(() => searchOf(shown), [shown]);
  const words = search.trim().toLowerCase();
  const found = useMemo(
    () => (words ? sorted.filter(({ original }) => holds(original, words)) : sorted),
    [sorted, holds, words],
  );
  return { table, shown, found, search, setSearch, choice, setChoice };
}
