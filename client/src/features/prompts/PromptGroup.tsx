import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCounted } from '../../format.ts';
import type { PromptRow_PromptFragment } from './PromptRow.generated.ts';
import { PromptTable } from './PromptTable.tsx';
import type { FoundGroup } from './prompt-search.ts';

interface PromptGroupProps {
  group: FoundGroup<PromptRow_PromptFragment>;
  /** What is looked for; empty when nothing is. */
  search: string;
  open: boolean;
  onToggle: () => void;
}

/** One topic's prompts behind a header that opens and closes them. */
export function PromptGroup({ group, search, open, onToggle }: PromptGroupProps) {
  const { name, prompts, found } = group;
  // All prompts of a topic found by its name alone are listed when asked for, until something else is looked for.
  const [allFor, setAllFor] = useState<string>();
  const listed = allFor === search ? prompts : found;
  const id = useId();
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
      <h2>
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          display="flex"
          alignItems="center"
          gap="3"
          width="full"
          px={{ base: '4', md: '5' }}
          py="4"
          cursor="pointer"
          textAlign="start"
          focusVisibleRing="inside"
          _hover={{ bg: 'bg.subtle' }}
          css={{
            '& svg': { transition: 'transform 120ms', flexShrink: 0 },
            '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
          }}
          onClick={onToggle}
        >
          <ChevronRight size={16} aria-hidden="true" />
          <Text as="span" fontWeight="medium" flex="1" minW="0" truncate>
            {name}
          </Text>
          <Text as="span" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatCounted(prompts.length, 'prompt')}
          </Text>
        </chakra.button>
      </h2>
      <Box id={id} hidden={!open} borderTopWidth="1px" px={{ base: '4', md: '5' }} pb="2">
        {open && listed.length === 0 && prompts.length > 0 && (
          <NameMatch search={search} count={prompts.length} onShowAll={() => setAllFor(search)} />
        )}
        {open && listed.length > 0 && <PromptTable name={name} prompts={listed} />}
      </Box>
    </Box>
  );
}

interface NameMatchProps {
  search: string;
  /** Prompts of the topic. */
  count: number;
  onShowAll: () => void;
}

/** Why a topic that was found lists no prompts. */
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
