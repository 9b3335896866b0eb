import { Center, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { formatCounted } from '../../../format.ts';
import type { OutreachQuery } from './OutreachScreen.generated.ts';
import type { OutreachSourceFragment } from './OutreachScreen.generated.ts';
import { SourceCard } from './SourceCard.tsx';
import { SummaryTiles } from './SummaryTiles.tsx';
import { searchSources } from './source-search.ts';

interface SourcesTabProps {
  summary: OutreachQuery['outreach']['summary'];
  sources: readonly OutreachSourceFragment[];
  /** Id of the source being written to. */
  chosen: string | undefined;
  onStart: (source: OutreachSourceFragment) => void;
}

/** Publications worth writing to, and a search for them. */
export function SourcesTab({ summary, sources, chosen, onStart }: SourcesTabProps) {
  const [search, setSearch] = useState('');
  const found = searchSources(sources, search);
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
            <SourceCard key={source.id} source={source} chosen={source.id === chosen} onStart={onStart} />
          ))}
        </SimpleGrid>
      ) : (
        <Center minH="40">
          <Text color="fg.subtle">
            {search.trim() ? 'No matching sources found' : 'No sources available'}
          </Text>
        </Center>
      )}
    </Stack>
  );
}
