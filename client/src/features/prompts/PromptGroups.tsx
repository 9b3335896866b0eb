import { Center, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchBox } from '../../components/forms/SearchBox.tsx';
import { PromptGroup } from './PromptGroup.tsx';
import type { PromptRow_PromptFragment } from './PromptRow.generated.ts';
import { type Group, readSearch, searchGroups } from './prompt-search.ts';

const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** A search box over the topics' prompts; undefined while they are loading. */
export function PromptGroups({ groups }: { groups: readonly Group<PromptRow_PromptFragment>[] | undefined }) {
  const [typed, setTyped] = useState('');
  const { open, toggle } = useOpenGroups();
  // Long lists must not slow typing down.
  const search = useDeferredValue(typed);
  const found = groups && searchGroups(groups, search);
  return (
    <Stack gap="3">
      <SearchBox label="Search prompts" placeholder="Search prompts..." value={typed} onChange={setTyped} />
      {found?.map((group) => (
        <PromptGroup
          key={group.id}
          group={group}
          search={search}
          open={open.has(group.id)}
          onToggle={() => toggle(group.id)}
        />
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

/** The open groups, stored in the history entry so that Back finds them open. */
function useOpenGroups() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const stored = readOpen(state).join();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(readOpen(state)));
  const ids = [...open].join();
  useEffect(() => {
    if (ids !== stored) navigate({ search }, { replace: true, state: { open: ids.split(',') } });
  }, [ids, stored, search, navigate]);
  return { open, toggle: (id: string) => setOpen((previous) => previous.symmetricDifference(new Set([id]))) };
}

function readOpen(state: unknown): string[] {
  const open: unknown = typeof state === 'object' && state && 'open' in state ? state.open : [];
  return Array.isArray(open) ? open.filter((id) => typeof id === 'string' && id !== '') : [];
}
