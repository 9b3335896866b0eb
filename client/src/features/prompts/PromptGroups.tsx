import { Box, Center, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { PromptGroup } from './PromptGroup.tsx';
import type { PromptRow_PromptFragment } from './PromptRow.generated.ts';
import { type Group, readSearch, searchGroups } from './prompt-search.ts';

const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** A search box over the topics' prompts; undefined while they are loading. */
export function PromptGroups({ groups }: { groups: readonly Group<PromptRow_PromptFragment>[] | undefined }) {
  const [typed, setTyped] = useState('');
  // Typing stays fluent while long lists follow.
  const search = useDeferredValue(typed);
  const found = groups && searchGroups(groups, search);
  return (
    <Stack gap="3">
      <SearchBox value={typed} onChange={setTyped} />
      {found?.map((group) => (
        <PromptGroup key={group.id} group={group} search={search} />
      ))}
      {!found && SKELETONS.map((key) => <Skeleton key={key} h="14" borderRadius="l3" />)}
      {found?.length === 0 && (
        <Center minH="40">
          <Text color="fg.subtle" role="status">
            {readSearch(search) ? 'No matching prompts found' : 'No prompts available'}
          </Text>
        </Center>
      )}
    </Stack>
  );
}

const MAX_LENGTH = 200;

/** Looks for prompts as it is typed into. */
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
        maxLength={MAX_LENGTH}
        ps="9"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}
