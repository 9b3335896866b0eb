import type { FieldError } from '../brands/model.ts';

/** A prompt as the settings show it, archived or not. */
export interface PromptSettings {
  id: string;
  topicId: string;
  question: string;
  branded: boolean;
  archived: boolean;
  /** Day of the latest usable answer; null before the first. */
  lastCollected: string | null;
}

/** A part of an account's prompts. */
export interface PromptSettingsList {
  /** How many there are. */
  total: number;
  prompts: PromptSettings[];
}

/** What became of a request to add questions; with errors nothing was changed. */
export interface AddedPrompts {
  added: PromptSettings[];
  /** Archived ones that are asked again, with their history. */
  restored: PromptSettings[];
  alreadyThere: PromptSettings[];
  errors: FieldError[];
}

/** What became of prompts that were archived, restored or changed; with errors nothing was. */
export interface EditedPrompts {
  prompts: PromptSettings[];
  errors: FieldError[];
}

/** A prompt that stays where it is, and why. */
export interface UnmovedPrompt {
  prompt: PromptSettings;
  reason: string;
}

/** What became of prompts that were to be moved. */
export interface MovedPrompts {
  moved: PromptSettings[];
  unmoved: UnmovedPrompt[];
}

/** A line of a file of prompts. */
export interface PromptRow {
  topic: string;
  question: string;
}

export type ImportOutcome = 'ADDED' | 'RESTORED' | 'ALREADY_THERE' | 'REFUSED';

/** What became of one line of a file. */
export interface ImportedRow {
  /** Its place among the given rows, from 0. */
  index: number;
  outcome: ImportOutcome;
  /** Why it was refused; null otherwise. */
  reason: string | null;
}

/** What became of a file of prompts. */
export interface ImportedPrompts {
  rows: ImportedRow[];
  /** Names of the topics that were made. */
  topicsAdded: string[];
}
