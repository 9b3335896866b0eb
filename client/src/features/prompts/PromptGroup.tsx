import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Disclosure } from '../../components/layout/Disclosure.tsx';
import { formatCounted } from '../../format.ts';
import type { PromptRow_PromptFragment } from './PromptRow.generated.ts';
import { PromptTable } from './PromptTable.tsx';
import type { MatchingGroup } from './prompt-search.ts';

interface PromptGroupProps {
  group: MatchingGroup<PromptRow_PromptFragment>;
  /** Empty without a search. */
  search: string;
  open: boolean;
  onToggle: () => void;
}

/** A topic's prompts, which its header shows and hides. */
export function PromptGroup({ group, search, open, onToggle }: PromptGroupProps) {
  const { name, prompts, matching } = group;
  // A topic that only matches by its name lists all prompts on demand, until the search changes.
  const [allFor, setAllFor] = useState<string>();
  const listed = allFor === search ? prompts : matching;
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
      <Disclosure
        isHeading
        open={open}
        onToggle={onToggle}
        columns="auto 1fr auto"
        panel={{ borderTopWidth: '1px', px: { base: '4', md: '5' }, py: '1' }}
        summary={
          <>
            <Text as="span" fontWeight="medium" lineHeight="2rem" truncate>
              {name}
            </Text>
            <Text as="span" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {formatCounted(prompts.length, 'prompt')}
            </Text>
          </>
        }
      >
        {listed.length > 0 ? (
          <PromptTable name={name} prompts={listed} />
        ) : (
          prompts.length > 0 && (
            <NameMatch search={search} count={prompts.length} onShowAll={() => setAllFor(search)} />
          )
        )}
      </Disclosure>
    </Box>
  );
}

interface NameMatchProps {
  search: string;
  /** Prompts of the topic. */
  count: number;
  onShowAll: () => void;
}

/** Explains why a matching topic lists no prompts. */
function NameMatch({ search, count, onShowAll }: NameMatchProps) {
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3" pt="4" pb="2">
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {`No question matches “${search.trim()}”; the topic’s name does.`}
      </Text>
      <Button variant="outline" size="sm" onClick={onShowAll}>
        {count === 1 ? 'Show the prompt' : `Show all ${formatCounted(count, 'prompt')}`}
      </Button>
    </Flex>
  );
}
