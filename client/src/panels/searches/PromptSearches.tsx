import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { DividedList } from '../../components/layout/DividedList.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import type { MetricsFilter } from '../../schema.generated.ts';
import { type PromptSearchesQuery, usePromptSearchesQuery } from './PromptSearches.generated.ts';
import { SearchGroup } from './SearchGroup.tsx';

const SHORT = 4;
/** A button is worth it for a few more searches only. */
const MIN_HIDDEN = 3;

type Searches = PromptSearchesQuery['promptSearches'];

interface PromptSearchesProps {
  promptId: string;
  /** Range and platform; all answers without it. */
  filter?: MetricsFilter;
}

/** What platforms searched for while they answered a prompt, with the pages that answered the searches. */
export function PromptSearches({ promptId, filter }: PromptSearchesProps) {
  const { data, previousData, error, refetch } = usePromptSearchesQuery({
    variables: { promptId, ...(filter && { filter }) },
  });
  const found = (data ?? previousData)?.promptSearches;
  if (found) return <SearchGroups key={promptId} found={found} />;
  if (!error) return <RowSkeletons rows={4} />;
  return (
    <Stack align="start" gap="2" role="alert" fontSize="sm">
      <Text color="fg.muted">The searches could not be loaded.</Text>
      <Button size="xs" variant="outline" onClick={() => refetch().catch(() => undefined)}>
        Retry
      </Button>
    </Stack>
  );
}

function SearchGroups({ found }: { found: Searches }) {
  const [isLong, setLong] = useState(false);
  const { searches, total } = found;
  const isCut = !isLong && searches.length >= SHORT + MIN_HIDDEN;
  return (
    <Stack gap="3" fontSize="sm">
      <Text color="fg.muted">{describe(found)}</Text>
      {searches.length > 0 && (
        <DividedList listStyleType="none" aria-label="Searches">
          {(isCut ? searches.slice(0, SHORT) : searches).map((search) => (
            <SearchGroup key={search.query} search={search} />
          ))}
        </DividedList>
      )}
      {isCut && (
        <Button size="xs" variant="outline" alignSelf="start" onClick={() => setLong(true)}>
          {`Show all ${formatCount(searches.length)}`}
        </Button>
      )}
      {total > searches.length && (isLong || !isCut) && (
        <Text fontSize="xs" color="fg.subtle">
          {`The ${formatCount(searches.length)} most frequent of ${formatCounted(total, 'search', 'searches')}; Settings › Data exports all of them.`}
        </Text>
      )}
    </Stack>
  );
}

function describe({ answers, answersCapped, answersWithSearches, silentPlatforms, simulated }: Searches) {
  if (answers === 0) return 'No platform has answered this prompt in the range.';
  const of = `${answersCapped ? 'the newest ' : ''}${formatCounted(answers, 'answer')}`;
  const silent = silentPlatforms.map(({ name }) => name).join(', ');
  return [
    answersWithSearches === 0
      ? `None of ${of} has searches: the platforms did not search, or do not say what for.`
      : `${formatCount(answersWithSearches)} of ${of} say what was searched for.`,
    ...(answersWithSearches > 0 && silent ? [`Without searches: ${silent}.`] : []),
    ...(simulated ? ['Simulated searches are among them.'] : []),
  ].join(' ');
}
