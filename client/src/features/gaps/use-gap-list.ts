import { useMemo } from 'react';
import type { PagedList } from '../../components/table/use-further-pages.ts';
import type { TableColumn } from '../../components/table/use-table-state.ts';
import { type TableState, useTableState } from '../../components/table/use-table-state.ts';
import type { MetricsAddress } from '../../metrics-filter/address.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import type { MetricsFilter, SortDirection } from '../../schema.generated.ts';
import type { GapScope_ScopeFragment } from './gap-scope.generated.ts';
import { useGapsAddress } from './gaps-address.ts';

/** Rows of the first request: more than are visible, and few enough to load fast. */
const FIRST_PAGE_LENGTH = 100;

/** The screen's request; the same object while address, order and search are the same. */
export interface GapRequest<TSort extends string = string, TText extends string = string> {
  address: MetricsAddress;
  neverVisible: boolean;
  search: string;
  /** Of the query's first page. */
  variables: {
    filter: MetricsFilter;
    topicId: string | null;
    neverVisible: boolean;
    sort: TSort;
    direction: SortDirection;
    search?: string;
    searchIn?: TText[];
    first: number;
  };
}

/** Order, search and columns of the table, and the query that follows from them. */
export function useGapList<TRow, TSort extends string, TText extends string>(
  name: string,
  columns: readonly TableColumn<TRow, TSort | 'MISSED', TText>[],
): {
  table: TableState<TRow, TSort | 'MISSED', TText>;
  request: GapRequest<TSort | 'MISSED', TText>;
} {
  const { address, filter } = useMetricsFilter();
  const { topic: topicId = null, neverVisible } = useGapsAddress();
  const table = useTableState(name, columns, { sort: 'MISSED', direction: 'DESC' });
  const { order, search, shown } = table;
  // Hidden columns are not searched: a row could not show why it matches.
  const searched = useMemo(
    () => (search ? { search, searchIn: shown.flatMap((column) => column.searchIn ?? []) } : undefined),
    [search, shown],
  );
  const request = useMemo(
    () => ({
      ...{ address, neverVisible, search },
      variables: { filter, topicId, neverVisible, ...order, ...searched, first: FIRST_PAGE_LENGTH },
    }),
    [address, filter, topicId, neverVisible, order, search, searched],
  );
  return { table, request };
}

/** The pages of a list of gaps that the cache holds, as one. */
export interface GapList<TRow> extends PagedList<TRow> {
  totalUnsearched: number;
  scope: GapScope_ScopeFragment;
}
