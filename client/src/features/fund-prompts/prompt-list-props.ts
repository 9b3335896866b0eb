import type { FundPromptFragment } from './FundPromptsScreen.generated.ts';
import type { Sort, SortColumn } from './prompt-list.ts';

/** What both layouts of the list are given. */
export interface PromptListProps {
  title: string;
  /** Those to show, in their order. */
  prompts: readonly FundPromptFragment[];
  sort: Sort;
  onSort: (column: SortColumn) => void;
}
