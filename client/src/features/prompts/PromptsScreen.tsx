import { Box, Center, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useReload } from '../../components/reload.ts';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import { fetchFailure } from './fetch-failure.ts';
import { PromptGroup } from './PromptGroup.tsx';
import { usePromptsQuery } from './PromptsScreen.generated.ts';
import { searchGroups } from './prompt-search.ts';

const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** All prompts of the account by topic, with how visible the brand is in their answers. */
export function PromptsScreen() {
  const [search, setSearch] = useState('');
  const { data, error } = usePromptsQuery();
  const reload = useReload();
  const groups =
    data &&
    searchGroups(
      data.prompts.map(({ topic, prompts }) => ({ name: topic.name, prompts })),
      search,
    );
  return (
    <>
      <ScreenHeader title="Prompts" description="Manage your custom prompts" />
      {error && !data ? (
        <ErrorState
          message={`Error loading prompts: ${fetchFailure(error)}`}
          action="Retry"
          onAction={reload}
        />
      ) : (
        <Stack gap="3">
          <SearchBox value={search} onChange={setSearch} />
          {groups?.map((group) => (
            <PromptGroup key={group.name} group={group} />
          ))}
          {!groups && SKELETONS.map((key) => <Skeleton key={key} h="14" borderRadius="l3" />)}
          {groups?.length === 0 && (
            <Center minH="40">
              <Text color="fg.subtle">{search ? 'No matching prompts found' : 'No prompts available'}</Text>
            </Center>
          )}
        </Stack>
      )}
    </>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Box position="relative" maxW="sm" mb="1" data-no-print="">
      <Box position="absolute" top="3" insetStart="3" color="fg.subtle" pointerEvents="none">
        <Search size={16} aria-hidden="true" />
      </Box>
      <Input
        type="search"
        aria-label="Search prompts"
        placeholder="Search prompts..."
        maxLength={200}
        ps="9"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}
