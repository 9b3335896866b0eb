import { SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../components/figures/StatCard.tsx';
import { formatCount, formatCounted, formatDecimal } from '../../format.ts';
import type { FundPromptFragment } from './FundPromptsScreen.generated.ts';
import { meanRank } from './prompt-list.ts';

interface PromptTotalsProps {
  /** The search results; undefined while loading. */
  listed: readonly FundPromptFragment[] | undefined;
  /** Number of all prompts. */
  all: number;
}

/** Totals of the listed prompts. */
export function PromptTotals({ listed, all }: PromptTotalsProps) {
  const mean = listed && meanRank(listed);
  return (
    <SimpleGrid columns={2} gap="3" maxW="xl" aria-live="polite">
      <StatCard
        title="Total Prompts"
        info="The prompts listed below; a search lists those that match."
        value={listed && formatCount(listed.length)}
        note={listed ? describeScope(listed, all) : 'Loading...'}
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

/** `in 3 categories`, or `of 20, in 3 categories` while a search leaves some out. */
function describeScope(listed: readonly FundPromptFragment[], all: number) {
  const categories = new Set(listed.map(({ category }) => category)).size;
  const where = `in ${formatCounted(categories, 'category', 'categories')}`;
  return listed.length < all ? `of ${formatCount(all)}, ${where}` : where;
}
