import type { FundTopic, WrittenTopic } from './model.ts';

/** Prompts of a fund topic whose number is unknown. */
const PROMPT_FALLBACK = 20;

/** The cards of a written topic. */
export function fundTopicOf({ promptCount, ...topic }: WrittenTopic): FundTopic {
  return { ...topic, sample: true, activePrompts: promptCount ?? PROMPT_FALLBACK };
}
