import { type ReactNode, useMemo, useState } from 'react';
import type { SortDirection } from '../../schema.generated.ts';
import type { CsvColumn } from './to-csv.ts';

/** A column of a large table. Columns are created once, outside of components. */
export interface TableColumn<TRow, TSort extends string, TText extends string> extends CsvColumn<TRow> {
  id: string;
  cell: (row: TRow) => ReactNode;
  /** In pixels; the first column takes what is left over. */
  width: number;
  /** Figures: aligned right, highest first when the table is first sorted by them. */
  numeric?: boolean;
  /** The server's sort key; left out, the table cannot be sorted by the column. */
  sort?: TSort;
  /** The server's name of the text to search; left out, the column is not searched. */
  searchIn?: TText;
}

export interface TableOrder<TSort> {
  sort: TSort;
  direction: SortDirection;
}

/** The order, search and columns the user has chosen. */
export interface TableState<TRow, TSort extends string, TText extends string> {
  columns: readonly TableColumn<TRow, TSort, TText>[];
  shown: readonly TableColumn<TRow, TSort, TText>[];
  setShown: (id: string, isShown: boolean) => void;
  order: TableOrder<TSort>;
  /** Sorts by a column; reverses the direction if the table is sorted by it already. */
  sortBy: (column: TableColumn<TRow, TSort, TText>) => void;
  /** Without space around it. */
  search: string;
  setSearch: (search: string) => void;
}

/** @param name key under which this browser stores the hidden columns */
export function useTableState<TRow, TSort extends string, TText extends string>(
  name: string,
  columns: readonly TableColumn<TRow, TSort, TText>[],
  initialOrder: TableOrder<TSort>,
): TableState<TRow, TSort, TText> {
  const [order, setOrder] = useState(initialOrder);
  const [search, setSearch] = useState('');
  const [hidden, setHidden] = useState(() => readHidden(name));
  const shown = useMemo(
    () => columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    [columns, hidden],
  );
  return {
    ...{ columns, shown, order, search },
    setShown(id, isShown) {
      const others = hidden.filter((each) => each !== id);
      const next = isShown ? others : [...others, id];
      writeHidden(name, next);
      setHidden(next);
    },
    sortBy({ sort, numeric }) {
      if (sort === undefined) return;
      const first = numeric ? 'DESC' : 'ASC';
      const isSame = order.sort === sort;
      setOrder({ sort, direction: isSame ? (order.direction === 'ASC' ? 'DESC' : 'ASC') : first });
    },
    setSearch: (text) => setSearch(text.trim()),
  };
}

const storageKey = (table: string) => `sightline-columns-${table}`;

function readHidden(table: string): readonly string[] {
  try {
    const hidden: unknown = JSON.parse(localStorage.getItem(storageKey(table)) ?? '[]');
    return Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function writeHidden(table: string, hidden: readonly string[]) {
  try {
    localStorage.setItem(storageKey(table), JSON.stringify(hidden));
  } catch {
    // Storage may be blocked; the choice then lasts for this visit.
  }
}
