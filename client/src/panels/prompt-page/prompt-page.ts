import type { PromptPage_PageFragment, PromptPage_PreviousFragment } from './PromptPage.generated.ts';

type Platform = PromptPage_PageFragment['platforms'][number];

/** What the panels show. */
export interface PromptPage extends Omit<PromptPage_PageFragment, 'platforms'> {
  platforms: readonly PromptPlatform[];
  previous?: PromptPage_PreviousFragment | null | undefined;
}

export interface PromptPlatform extends Platform {
  /** The latest usable answer; undefined where the reader cannot open answers. */
  latest?: { id: string; day: string; model: string | null } | null | undefined;
}
