import { includesSearch } from '../../includes-search.ts';
import type { FundPromptFragment } from './FundPromptsScreen.generated.ts';

/** The sortable columns. */
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
export const DEFAULT_SORT: Sort = { column: 'averageRank', descending: false };

/** A click on the active column reverses its order; another column starts ascending. */
export const toggleSort = (column: SortColumn, current: Sort): Sort => ({
  column,
  descending: current.column === column && !current.descending,
});

/** The prompts whose text or category matches. */
export const searchPrompts = <TPrompt extends { prompt: string; category: string }>(
  prompts: readonly TPrompt[],
  search: string,
): TPrompt[] => prompts.filter(({ prompt, category }) => includesSearch(search, [prompt, category]));

/** Stable in both directions. */
export const sortPrompts = <TPrompt extends Sortable>(
  prompts: readonly TPrompt[],
  { column, descending }: Sort,
): TPrompt[] => prompts.toSorted((a, b) => (descending ? b[column] - a[column] : a[column] - b[column]));

/** Null without prompts. */
export const meanRank = (prompts: readonly Pick<Sortable, 'averageRank'>[]): number | null =>
  prompts.length === 0
    ? null
    : prompts.reduce((total, { averageRank }) => total + averageRank, 0) / prompts.length;

/** Props of the table and the cards. */
export interface PromptListProps {
  title: string;
  /** Searched and sorted. */
  prompts: readonly FundPromptFragment[];
  sort: Sort;
  onSort: (column: SortColumn) => void;
}
