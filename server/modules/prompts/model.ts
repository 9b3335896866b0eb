import type { SaveConflict } from '../../lib/version.ts';
import type { FieldError } from '../brands/model.ts';

/** A prompt by its topic's name and its question, as an import names it. */
export interface PromptReference {
  topic: string;
  prompt: string;
  promptGroup: string | null;
}

/** A prompt in the settings, archived or not. */
export interface PromptSettings {
  id: string;
  topicId: string;
  question: string;
  branded: boolean;
  archived: boolean;
  /** Day of the latest usable answer; null before the first. */
  lastCollected: string | null;
}

/** The first of an account's prompts that meet the conditions. */
export interface PromptSettingsList {
  /** How many there are. */
  total: number;
  prompts: PromptSettings[];
}

/** The result of adding questions; with errors nothing was changed. */
export interface AddedPrompts {
  added: PromptSettings[];
  /** Archived prompts that are asked again, with their history. */
  restored: PromptSettings[];
  alreadyThere: PromptSettings[];
  errors: FieldError[];
}

/** The result of changing a prompt; with errors nothing was changed. */
export interface ChangedPrompt {
  /** In a conflict, the prompt that replaced it meanwhile. */
  prompt: PromptSettings | null;
  errors: FieldError[];
  conflict?: SaveConflict;
}

export interface UnmovedPrompt {
  prompt: PromptSettings;
  reason: string;
}

export interface MovedPrompts {
  moved: PromptSettings[];
  unmoved: UnmovedPrompt[];
}

export interface PromptRow {
  topic: string;
  question: string;
}

export interface ImportedRow {
  /** Its index among the rows, from 0. */
  index: number;
  outcome: 'ADDED' | 'RESTORED' | 'ALREADY_THERE' | 'REFUSED';
  /** Why it was refused; null otherwise. */
  reason: string | null;
}

export interface ImportedPrompts {
  rows: ImportedRow[];
  topicsAdded: string[];
}
