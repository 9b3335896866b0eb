import { SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { formatCount } from '../../../format.ts';
import type { OutreachQuery } from './OutreachScreen.generated.ts';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });

/** `5.2M`, `980K` */
export const formatReach = (readers: number) => compact.format(readers);

interface SummaryTilesProps {
  count: number;
  summary: OutreachQuery['outreach']['summary'];
}

/** Totals of all sources; a search does not change them. */
export function SummaryTiles({ count, summary }: SummaryTilesProps) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        title="Underrated Sources"
        info="Publications that AI platforms cite and other funds overlook."
        value={formatCount(count)}
      />
      <StatCard
        title="Average Potential"
        info="Mean partnership potential of all sources, 0–100%."
        value={`${formatCount(summary.averagePotential)}%`}
      />
      <StatCard
        title="Combined Reach"
        info="Readers a month of all sources together; who reads two of them counts twice."
        value={formatReach(summary.combinedReach)}
      />
      <StatCard
        title="Recent Coverage"
        info="Sources that have written about the fund of late."
        value={formatCount(summary.recentCoverage)}
      />
    </SimpleGrid>
  );
}
