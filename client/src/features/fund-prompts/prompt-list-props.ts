import type { PromptFigures_PromptFragment } from './PromptFigures.generated.ts';
import type { Sort, SortColumn } from './prompt-list.ts';

/** What both layouts of the list are given. */
export interface PromptListProps {
  title: string;
  /** Those to show, in their order. */
  prompts: readonly PromptFigures_PromptFragment[];
  sort: Sort;
  onSort: (column: SortColumn) => void;
}
