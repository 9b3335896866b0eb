import { Center, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { SearchBox } from '../../components/forms/SearchBox.tsx';
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
      <SearchBox label="Search prompts" placeholder="Search prompts..." value={typed} onChange={setTyped} />
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
