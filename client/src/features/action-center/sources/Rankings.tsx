import { SimpleGrid } from '@chakra-ui/react';
import { BarList } from '../../../components/figures/BarList.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount } from '../../../format.ts';
import type { AnalysedSourceFragment } from './SourceAnalysisScreen.generated.ts';

/** Ranks the sources by authority and by citations. */
export function Rankings({ sources }: { sources: readonly AnalysedSourceFragment[] }) {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', md: '5' }}>
      <Ranking
        title="By Authority"
        info="Authoritativeness of the sources, 0–100."
        sources={sources}
        figure={({ scores }) => scores.authoritativeness}
        maximum={100}
      />
      <Ranking
        title="By Citations"
        info="Citations of the sources in AI answers."
        sources={sources}
        figure={({ citations }) => citations}
        maximum={Math.max(1, ...sources.map(({ citations }) => citations))}
      />
    </SimpleGrid>
  );
}

interface RankingProps {
  title: string;
  info: string;
  sources: readonly AnalysedSourceFragment[];
  figure: (source: AnalysedSourceFragment) => number;
  /** The value of a full bar. */
  maximum: number;
}

function Ranking({ title, info, sources, figure, maximum }: RankingProps) {
  const ranked = sources.toSorted((a, b) => figure(b) - figure(a) || a.name.localeCompare(b.name));
  return (
    <Panel title={title} info={info} empty={ranked.length === 0} emptyText="No source data available">
      <BarList
        ordered
        label={title}
        bars={ranked.map((source) => ({
          name: source.name,
          value: formatCount(figure(source)),
          percent: (figure(source) / maximum) * 100,
        }))}
      />
    </Panel>
  );
}
