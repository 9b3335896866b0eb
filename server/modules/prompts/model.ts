import type { Rate } from '../../statistics/rates.ts';
import type { Topic } from '../topics/model.ts';

export type VisibilityStatus = 'GREAT' | 'MEDIUM' | 'POOR';

/** A prompt and how often its answers name the brand. */
export interface Prompt {
  id: string;
  question: string;
  branded: boolean;
  visibility: Rate;
  /** Null while there is no usable answer. */
  visibilityStatus: VisibilityStatus | null;
  lastCollected: string | null;
}

/** The prompts of one topic, sorted by question. */
export interface PromptGroup {
  topic: Topic;
  prompts: Prompt[];
}

/** A prompt by its topic's name and its question. */
export interface PromptWanted {
  topic: string;
  prompt: string;
  promptGroup: string | null;
}
