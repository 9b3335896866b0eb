import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useFurtherPages } from '../../../components/table/use-further-pages.ts';
import { useTableState } from '../../../components/table/use-table-state.ts';
import { useLatestData } from '../../../metrics-filter/use-latest-data.ts';
import type { PagesAddress } from '../pages-address.ts';
import { usePagesQuery } from './PagesTable.generated.ts';
import { PAGE_COLUMNS } from './page-columns.tsx';

/** Rows of the first request: more than are visible, and few enough to load fast. */
const FIRST_LENGTH = 100;
const PAGE_LENGTHS = { pageLength: 200, maxPageLength: 200 };
const POLL_MS = 4000;

/** The listed pages and the table’s order, search and columns, which the address holds. */
export function usePagesTable(
  address: PagesAddress,
  onChange: (part: Partial<PagesAddress>) => void,
  isRunning: boolean,
) {
  const { sort, direction, search } = address;
  const stored = useTableState('pages', PAGE_COLUMNS, { sort, direction });
  const table = {
    ...stored,
    order: { sort, direction },
    search,
    sortBy({ sort: chosen, numeric }: (typeof PAGE_COLUMNS)[number]) {
      if (chosen === undefined) return;
      const first = numeric ? ('DESC' as const) : ('ASC' as const);
      const opposite = direction === 'ASC' ? ('DESC' as const) : ('ASC' as const);
      onChange({ sort: chosen, direction: chosen === sort ? opposite : first });
    },
    setSearch: (text: string) => onChange({ search: text.trim() }),
  };
  const variables = useMemo(() => {
    const { statuses, kind, owner } = address;
    return {
      ...{ statuses: statuses.length > 0 ? [...statuses] : null, kind, owner },
      ...{ search: search || null, sort, direction, first: FIRST_LENGTH },
    };
  }, [address, search, sort, direction]);
  const loaded = useRef(0);
  const { data, error, fetchMore, refetch } = usePagesQuery({
    variables,
    pollInterval: isRunning ? POLL_MS : 0,
    // A poll would drop the pages after the first.
    skipPollAttempt: () => document.hidden || loaded.current > FIRST_LENGTH,
  });
  useEffect(() => {
    loaded.current = data?.webPages.nodes.length ?? 0;
  });
  const fetchPage = useCallback(
    async (after: string, first: number) =>
      (await fetchMore({ variables: { ...variables, after, first } })).data?.webPages,
    [fetchMore, variables],
  );
  const latest = useLatestData(data?.webPages, address);
  const further = useFurtherPages(latest.data, fetchPage, { ...PAGE_LENGTHS, isPaused: !latest.isCurrent });
  return { table, latest, further, error, refetch };
}
