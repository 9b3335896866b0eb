import type { PromptPageQuery } from './PromptPageScreen.generated.ts';

/** What the screen shows. */
export type PromptPage = PromptPageQuery['promptPage'];
