import { Box, chakra, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCounted } from '../../format.ts';
import type { PromptRow_PromptFragment } from './PromptRow.generated.ts';
import { PromptTable } from './PromptTable.tsx';
import type { FoundGroup } from './prompt-search.ts';

/** One topic's prompts behind a header that opens and closes them; closed at first. */
export function PromptGroup({ group }: { group: FoundGroup<PromptRow_PromptFragment> }) {
  const { name, count, prompts } = group;
  const [open, setOpen] = useState(false);
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
          onClick={() => setOpen(!open)}
        >
          <ChevronRight size={16} aria-hidden="true" />
          <Text as="span" fontWeight="medium" flex="1" minW="0" truncate>
            {name}
          </Text>
          <Text as="span" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatCounted(count, 'prompt')}
          </Text>
        </chakra.button>
      </h2>
      <Box id={id} hidden={!open} borderTopWidth="1px" px={{ base: '4', md: '5' }} pb="2">
        {open && <PromptTable name={name} prompts={prompts} />}
      </Box>
    </Box>
  );
}
