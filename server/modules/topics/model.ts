import type { SaveConflict } from '../../lib/version.ts';
import type { FieldError } from '../brands/model.ts';

/** A group of prompts; the aggregate topic holds the overview's numbers and is in no list. */
export interface Topic {
  id: string;
  name: string;
  slug: string;
  isAggregate: boolean;
  /** Prompts that are not archived; of the aggregate topic, those of all topics. */
  promptCount: number;
}

/** An account's topics that are not archived. */
export interface TopicList {
  /** The aggregate topic, which holds the overview's numbers. */
  aggregate: Topic;
  /** All others, in the user's order, else by name. */
  topics: Topic[];
}

/** A topic in the settings, archived or not. */
export interface TopicSettings {
  id: string;
  name: string;
  slug: string;
  archived: boolean;
  /** Prompts that are not archived themselves. */
  promptCount: number;
  archivedPromptCount: number;
}

/** How many topics and prompts an account has of those that are limited. */
export interface ActiveCounts {
  /** Topics that are not archived. */
  topics: number;
  /** Prompts that are asked: neither they nor their topics are archived. */
  prompts: number;
}

/** A topic to create. */
export interface NewTopic {
  id: string;
  name: string;
  slug: string;
}

/** The result of an edit; with errors nothing was changed. */
export interface TopicEdit {
  /** Ids of the topics that were created. */
  added: string[];
  errors: FieldError[];
  conflict?: SaveConflict;
}
