/** A group of prompts; the aggregate topic stands for the overview and is in no list. */
export interface Topic {
  id: string;
  name: string;
  slug: string;
  isAggregate: boolean;
  /** Prompts that are not archived; of the aggregate topic, those of all topics. */
  promptCount: number;
}
