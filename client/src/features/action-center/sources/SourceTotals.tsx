import { SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { formatCount } from '../../../format.ts';

interface SourceFigures {
  citations: number;
  scores: { authoritativeness: number };
}

/** `averageAuthority` is the rounded mean authoritativeness; null without sources. */
export function sumSources(sources: readonly SourceFigures[]) {
  const sum = (figure: (source: SourceFigures) => number) =>
    sources.reduce((total, source) => total + figure(source), 0);
  return {
    count: sources.length,
    citations: sum(({ citations }) => citations),
    averageAuthority:
      sources.length > 0 ? Math.round(sum(({ scores }) => scores.authoritativeness) / sources.length) : null,
  };
}

export function SourceTotals({ sources }: { sources: readonly SourceFigures[] }) {
  const { count, citations, averageAuthority } = sumSources(sources);
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
      <StatCard title="Total Sources" info="The sources listed below." value={formatCount(count)} />
      <StatCard
        title="Total Citations"
        info="Citations of all sources in AI answers."
        value={formatCount(citations)}
      />
      <StatCard
        title="Avg Authority"
        info="Mean authoritativeness of the sources, 0–100, rounded."
        value={averageAuthority === null ? '–' : formatCount(averageAuthority)}
        label="/ 100"
      />
    </SimpleGrid>
  );
}
