import type { PromptItem_PromptFragment as Prompt } from './PromptItem.generated.ts';

/** A prompt's new question as far as it is typed. */
export interface PromptDraft {
  prompt: Prompt;
  question: string;
}

/** Whether a draft says something else than what is saved. */
export const isUnsaved = (draft: PromptDraft | null) =>
  draft !== null && draft.question.trim() !== draft.prompt.question;
