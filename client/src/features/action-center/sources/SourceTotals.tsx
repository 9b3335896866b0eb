import { SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { formatCount } from '../../../format.ts';
import type { AnalysedSourceFragment } from './SourceAnalysisScreen.generated.ts';
import { totalsOf } from './totals.ts';

/** What the sources come to. */
export function SourceTotals({ sources }: { sources: readonly AnalysedSourceFragment[] }) {
  const { count, citations, averageAuthority } = totalsOf(sources);
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
      <StatCard title="Total Sources" info="The sources listed below." value={formatCount(count)} />
      <StatCard
        title="Total Citations"
        info="Citations of all sources in AI answers together."
        value={formatCount(citations)}
      />
      <StatCard
        title="Avg Authority"
        info="Mean authoritativeness of the sources, 0–100, rounded."
        value={averageAuthority === null ? '–' : formatCount(averageAuthority)}
      />
    </SimpleGrid>
  );
}
