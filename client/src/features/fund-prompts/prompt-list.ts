/** What a column that can be sorted by holds. */
export interface Sortable {
  averageRank: number;
  rankChange: number;
  visibility: number;
}

export type SortColumn = keyof Sortable;

export interface Sort {
  column: SortColumn;
  descending: boolean;
}

/** The best ranks first. */
export const FIRST_SORT: Sort = { column: 'averageRank', descending: false };

/** The active column turns its order round; another one starts ascending. */
export const sortedBy = (column: SortColumn, before: Sort): Sort => ({
  column,
  descending: before.column === column && !before.descending,
});

/** Those whose text or category holds the search, whatever the case. */
export function searchPrompts<TPrompt extends { prompt: string; category: string }>(
  prompts: readonly TPrompt[],
  search: string,
): TPrompt[] {
  const wanted = search.trim().toLowerCase();
  return prompts.filter(({ prompt, category }) =>
    [prompt, category].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Sorted by one column; equal ones keep their order either way. */
export const sortPrompts = <TPrompt extends Sortable>(
  prompts: readonly TPrompt[],
  { column, descending }: Sort,
): TPrompt[] => prompts.toSorted((a, b) => (descending ? b[column] - a[column] : a[column] - b[column]));

/** The mean rank of these prompts; null for none. */
export const meanRank = (prompts: readonly Pick<Sortable, 'averageRank'>[]): number | null =>
  prompts.length === 0
    ? null
    : prompts.reduce((total, { averageRank }) => total + averageRank, 0) / prompts.length;

/** From 85 a visibility is good, from 70 fair, below it poor. */
export function visibilityBand(visibility: number): 'good' | 'fair' | 'poor' {
  if (visibility >= 85) return 'good';
  return visibility >= 70 ? 'fair' : 'poor';
}
