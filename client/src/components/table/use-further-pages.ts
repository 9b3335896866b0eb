import { useCallback, useState } from 'react';

/** The pages of a list that the cache holds, as one. */
export interface PagedList<TRow> {
  nodes: readonly TRow[];
  next: string | null;
  total: number;
}

/** Fetches the page after a cursor into the cache. */
export type FetchMore<TRow> = (
  after: string,
  first: number,
) => Promise<Pick<PagedList<TRow>, 'nodes' | 'next'> | undefined>;

interface FurtherPagesOptions {
  /** Rows of each request while scrolling. */
  pageLength: number;
  /** The server's page limit, used for print and CSV. */
  maxPageLength: number;
  /** `list` is not the one that `fetchMore` fetches. */
  isPaused: boolean;
}

/**
 * Fetches further pages of a list.
 * @param fetchMore a stable function for pages of the same list
 */
export function useFurtherPages<TRow>(
  list: PagedList<TRow> | undefined,
  fetchMore: FetchMore<TRow>,
  { pageLength, maxPageLength, isPaused }: FurtherPagesOptions,
) {
  const next = list?.next ?? null;
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const loadNext = useCallback(() => {
    if (next === null || isPaused) return;
    fetchMore(next, pageLength).then(
      () => setFailedAt(null),
      () => setFailedAt(next),
    );
  }, [next, isPaused, fetchMore, pageLength]);

  /** All rows, or at least `count` of them. Rejects when a page cannot be fetched. */
  async function loadRows(count = Number.POSITIVE_INFINITY): Promise<readonly TRow[]> {
    const rows = [...(list?.nodes ?? [])];
    let cursor = next;
    while (cursor !== null && rows.length < count) {
      const page = await fetchMore(cursor, maxPageLength);
      if (!page) throw new Error('The page came without data.');
      rows.push(...page.nodes);
      cursor = page.next;
    }
    return rows;
  }

  return { loadNext, loadRows, hasFailed: next !== null && failedAt === next };
}
