import { SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../components/StatCard.tsx';
import { formatCount, formatDecimal } from '../../format.ts';
import { meanRank, type Sortable } from './prompt-list.ts';

interface PromptTotalsProps {
  /** Those that are listed; undefined while loading. */
  listed: readonly Sortable[] | undefined;
  /** Listed or not. */
  all: number;
}

/** How many prompts are listed, and their mean rank. A search changes both. */
export function PromptTotals({ listed, all }: PromptTotalsProps) {
  const mean = listed && meanRank(listed);
  return (
    <SimpleGrid columns={2} gap="3" maxW="xl" aria-live="polite">
      <StatCard
        title="Total Prompts"
        info="The prompts listed below; a search lists those that match."
        value={listed && formatCount(listed.length)}
        note={listed && listed.length < all ? `of ${formatCount(all)}` : 'all of them listed'}
      />
      <StatCard
        title="Avg Rank"
        info="Mean of the average ranks of the prompts listed below; 1 is first."
        value={mean === null ? '–' : mean && formatDecimal(mean)}
        note="of the prompts listed"
      />
    </SimpleGrid>
  );
}
