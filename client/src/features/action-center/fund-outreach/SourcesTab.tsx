import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyText } from '../../../components/feedback/EmptyText.tsx';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import { includesSearch } from '../../../includes-search.ts';
import type { FundOutreachQuery, OutreachSourceFragment } from './FundOutreachScreen.generated.ts';
import { formatReach } from './reach.ts';
import { SourceCard } from './SourceCard.tsx';

interface SourcesTabProps {
  summary: FundOutreachQuery['fundOutreach']['summary'];
  sources: readonly OutreachSourceFragment[];
  /** The draft's source. */
  chosenId: string | undefined;
  onStart: (source: OutreachSourceFragment) => void;
}

export function SourcesTab({ summary, sources, chosenId, onStart }: SourcesTabProps) {
  const [search, setSearch] = useState('');
  const found = sources.filter(({ name, category, topics }) =>
    includesSearch(search, [name, category, ...topics]),
  );
  return (
    <Stack gap="5">
      <SummaryTiles count={sources.length} summary={summary} />
      <Stack direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} gap={{ base: '2', sm: '4' }}>
        <SearchBox
          label="Search sources by name, category or topic"
          placeholder="Search by name, category or topic..."
          value={search}
          onChange={setSearch}
        />
        <Text role="status" fontSize="sm" color="fg.muted">
          {search.trim() && `${found.length} of ${formatCounted(sources.length, 'source')}`}
        </Text>
      </Stack>
      {found.length > 0 ? (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
          {found.map((source) => (
            <SourceCard key={source.id} source={source} chosen={source.id === chosenId} onStart={onStart} />
          ))}
        </SimpleGrid>
      ) : (
        <EmptyText>{search.trim() ? 'No matching sources found' : 'No sources available'}</EmptyText>
      )}
    </Stack>
  );
}

interface SummaryTilesProps {
  count: number;
  summary: FundOutreachQuery['fundOutreach']['summary'];
}

/** Totals of all sources; a search does not change them. */
function SummaryTiles({ count, summary }: SummaryTilesProps) {
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
        info="Monthly readers of all sources; a reader of two sources counts twice."
        value={formatReach(summary.combinedReach)}
      />
      <StatCard
        title="Recent Coverage"
        info="Sources that recently wrote about the fund."
        value={formatCount(summary.recentCoverage)}
      />
    </SimpleGrid>
  );
}
