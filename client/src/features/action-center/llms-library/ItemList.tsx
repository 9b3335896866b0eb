import { Center, chakra, Flex, Text } from '@chakra-ui/react';
import { formatCounted, formatDayAndYear } from '../../../format.ts';
import type { LlmsContentItemFragment } from './FundLlmsScreen.generated.ts';
import { StatusPill } from './StatusPill.tsx';
import { Tags } from './Tags.tsx';

const MAX_TAGS = 3;

interface ItemListProps {
  items: readonly LlmsContentItemFragment[];
  /** What stands in place of no items. */
  emptyText: string;
  /** Id of the item beside the list. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The pieces of content found; scrolls for itself when there are many. */
export function ItemList({ items, emptyText, chosen, onChoose }: ItemListProps) {
  if (items.length === 0) {
    return (
      <Center minH="40">
        <Text color="fg.subtle">{emptyText}</Text>
      </Center>
    );
  }
  return (
    <chakra.ul
      listStyleType="none"
      aria-label="Content"
      maxH={{ base: '24rem', lg: '36rem' }}
      overflowY="auto"
      borderTopWidth="1px"
    >
      {items.map((item) => (
        <chakra.li key={item.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }} position="relative">
          <Flex
            direction="column"
            gap="1.5"
            px={{ base: '4', md: '5' }}
            py="3.5"
            bg={item.id === chosen ? 'accent.subtle' : undefined}
            boxShadow={item.id === chosen ? 'inset 3px 0 0 {colors.accent.line}' : undefined}
            _hover={{ bg: item.id === chosen ? 'accent.subtle' : 'bg.muted' }}
          >
            <Flex justify="space-between" align="start" gap="3">
              <chakra.button
                type="button"
                textAlign="start"
                fontWeight="medium"
                cursor="pointer"
                outline="0"
                // The whole row is the button, while tags and status stay readable on their own.
                _after={{ content: '""', position: 'absolute', inset: '0' }}
                _focusVisible={{
                  _after: { outline: '2px solid {colors.accent.line}', outlineOffset: '-2px' },
                }}
                aria-current={item.id === chosen ? 'true' : undefined}
                onClick={() => onChoose(item.id)}
              >
                {item.title}
              </chakra.button>
              <StatusPill status={item.status} />
            </Flex>
            <Text fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
              {`${item.category} · ${formatCounted(item.wordCount, 'word')} · ${formatDayAndYear(item.lastModified)}`}
            </Text>
            <Tags tags={item.tags.slice(0, MAX_TAGS)} />
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
