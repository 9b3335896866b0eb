import { Box, SimpleGrid } from '@chakra-ui/react';
import { SampleNotice } from '../../components/feedback/SampleNotice.tsx';
import { StatCard } from '../../components/figures/StatCard.tsx';
import { formatCount, formatPercent } from '../../format.ts';
import type { FundCards_TopicFragment } from './FundCards.generated.ts';

interface FundCardsProps {
  /** Undefined while it loads. */
  topic: FundCards_TopicFragment | undefined;
  /** The figures were written and not measured. */
  sample: boolean;
}

/** The fund's four figures of a topic. The words beside them are the spec's and always the same. */
export function FundCards({ topic, sample }: FundCardsProps) {
  return (
    <Box pb="5">
      <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
        <StatCard
          title="Sentiment"
          info="How answers speak of the fund: 0% is negative, 50% mixed, 100% positive."
          value={topic && formatPercent(topic.sentiment * 100)}
          label="High"
        />
        <StatCard
          title="Brand Visibility"
          info="Prompts whose answers name the fund, of all prompts of the topic."
          value={topic && formatPercent(topic.visibility)}
        />
        <StatCard
          title="Market Position"
          info="The fund's place among its rivals by the answers that name them; 1 is first."
          value={topic && (topic.marketPosition === null ? 'N/A' : `#${formatCount(topic.marketPosition)}`)}
          label="Top tier"
        />
        <StatCard
          title="Active Prompts"
          info="Prompts that are asked in this topic."
          value={topic && formatCount(topic.activePrompts)}
          label="Ready"
        />
      </SimpleGrid>
      <Box minH="4" mt="2.5">
        {sample && (
          <SampleNotice text="These four figures are sample data, not measured; what follows is made of the account's answers." />
        )}
      </Box>
    </Box>
  );
}
