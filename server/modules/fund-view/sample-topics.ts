import type { FundTopic } from './model.ts';

/** Product specification, section 9. */
const PROMPT_COUNT_FALLBACK = 20;
/** Fixed; product specification, section 2. */
const VISIBILITY = 87.5;

/** The fund view's topics; the sidebar shows the same prompt counts. */
export const SAMPLE_TOPICS: readonly FundTopic[] = [
  fundTopic({
    name: 'Portfolio Companies',
    slug: 'portfolio-companies',
    sentiment: 0.82,
    marketPosition: 2,
    promptCount: 32,
  }),
  fundTopic({
    name: 'Investment Strategy',
    slug: 'investment-strategy',
    sentiment: 0.764,
    marketPosition: 3,
    promptCount: 28,
  }),
];

interface TopicFigures extends Pick<FundTopic, 'name' | 'slug' | 'sentiment' | 'marketPosition'> {
  /** Null when unknown. */
  promptCount: number | null;
}

export function fundTopic({ promptCount, ...topic }: TopicFigures): FundTopic {
  return {
    ...topic,
    sample: true,
    visibility: VISIBILITY,
    activePrompts: promptCount ?? PROMPT_COUNT_FALLBACK,
  };
}
