import type { FundPrompt, FundTopic } from '../../graphql/resolvers.generated.ts';
import prompts from './sample-prompts.json' with { type: 'json' };
import topics from './sample-topics.json' with { type: 'json' };

/** Twenty prompts; every firm in them is invented. */
export const FUND_PROMPTS: FundPrompt[] = prompts.map((prompt, index) => ({
  id: `fund-prompt-${index + 1}`,
  ...prompt,
}));

interface TopicFigures extends Pick<FundTopic, 'name' | 'slug' | 'sentiment' | 'marketPosition'> {
  /** Null when unknown. */
  promptCount: number | null;
}

/** Visibility and the prompt count in place of an unknown one are fixed; product specification, sections 2 and 9. */
export const fundTopic = ({ promptCount, ...topic }: TopicFigures): FundTopic => ({
  ...topic,
  sample: true,
  visibility: 87.5,
  activePrompts: promptCount ?? 20,
});

/** The fund view's topics; the sidebar shows the same prompt counts. */
export const FUND_TOPICS: FundTopic[] = topics.map(fundTopic);
