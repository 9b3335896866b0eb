import { useCallback, useEffect, useMemo, useState } from 'react';

/** Rows of the first request: more than are in sight, and few enough to be there soon. */
export const FIRST_LENGTH = 100;
/** Rows of each further request. */
const PAGE_LENGTH = 1000;
/** More rows than this are not fetched: narrowing the list finds what is looked for sooner. */
export const MOST_ROWS = 10_000;

/** A page as the server gives it. */
export interface RowPage<TRow> {
  nodes: readonly TRow[];
  next: string | null;
  total: number;
}

/** Fetches the page after a cursor, `length` rows at most. */
export type LoadPage<TRow> = (after: string, length: number) => Promise<RowPage<TRow>>;

/** Rows fetched so far. */
export interface LoadedRows<TRow> {
  rows: readonly TRow[];
  /** Further pages are on their way. */
  loading: boolean;
  /** A page could not be had; `resume` asks for it again. */
  stopped: boolean;
  /** There are more than are ever fetched. */
  cut: boolean;
  resume: () => void;
}

interface Rest<TRow> {
  /** The first page these follow. */
  of: RowPage<TRow> | undefined;
  rows: readonly TRow[];
  next: string | null;
  stopped: boolean;
}

const restOf = <TRow>(first: RowPage<TRow> | undefined): Rest<TRow> => ({
  of: first,
  rows: [],
  next: first?.next ?? null,
  stopped: false,
});

/**
 * Fetches the pages after the first one, one after the other.
 * @param load stays the same function as long as it fetches pages of the same list
 * @param paused `first` is not of the list that `load` fetches
 */
export function useFurtherPages<TRow>(
  first: RowPage<TRow> | undefined,
  keyOf: (row: TRow) => string,
  load: LoadPage<TRow>,
  paused: boolean,
): LoadedRows<TRow> {
  const [state, setRest] = useState(() => restOf(first));
  const rest = state.of === first ? state : restOf(first);
  if (rest !== state) setRest(rest);

  const { next, stopped } = rest;
  const rows = useMemo(
    () => (rest.rows.length > 0 ? [...(first?.nodes ?? []), ...rest.rows] : (first?.nodes ?? [])),
    [first, rest.rows],
  );
  const room = MOST_ROWS - rows.length;
  const wanted = !paused && !stopped && room > 0 ? next : null;

  useEffect(() => {
    if (wanted === null) return;
    let outdated = false;
    const put = (change: (before: Rest<TRow>) => Rest<TRow>) =>
      setRest((before) => (outdated || before.of !== first ? before : change(before)));
    load(wanted, Math.min(PAGE_LENGTH, room)).then(
      (page) =>
        put((before) => ({
          ...before,
          rows: [...before.rows, ...unknown(page.nodes, rows, keyOf)],
          next: page.next,
        })),
      () => put((before) => ({ ...before, stopped: true })),
    );
    return () => {
      outdated = true;
    };
  }, [wanted, room, rows, first, load, keyOf]);

  const resume = useCallback(() => setRest((before) => ({ ...before, stopped: false })), []);
  return { rows, loading: wanted !== null, stopped, cut: next !== null && room <= 0, resume };
}

/** A row whose count rose between two requests may come a second time. */
function unknown<TRow>(page: readonly TRow[], known: readonly TRow[], keyOf: (row: TRow) => string) {
  const keys = new Set(known.map(keyOf));
  return page.filter((row) => !keys.has(keyOf(row)));
}
