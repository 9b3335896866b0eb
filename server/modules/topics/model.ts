/** A group of prompts; the aggregate topic stands for the overview and is in no list. */
export interface Topic {
  id: string;
  name: string;
  slug: string;
  isAggregate: boolean;
  /** Prompts that are not archived; of the aggregate topic, those of all topics. */
  promptCount: number;
}

/** A topic as the settings show it, archived or not. */
export interface TopicSettings {
  id: string;
  name: string;
  slug: string;
  archived: boolean;
  /** Prompts that are not archived themselves. */
  promptCount: number;
  archivedPromptCount: number;
}

/** What an account has of what is limited. */
export interface ActiveCounts {
  /** Topics that are not archived. */
  topics: number;
  /** Prompts that are asked: neither they nor their topics are archived. */
  prompts: number;
}

/** A topic to be made. */
export interface NewTopic {
  id: string;
  name: string;
  slug: string;
}
