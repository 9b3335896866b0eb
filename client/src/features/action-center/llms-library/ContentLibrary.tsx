import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { EmptyText } from '../../../components/feedback/EmptyText.tsx';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { Select } from '../../../components/forms/Select.tsx';
import { formatCounted, formatDayAndYear } from '../../../format.ts';
import type { LlmsContentItemFragment } from './FundLlmsScreen.generated.ts';
import { StatusPill, Tags } from './ItemPills.tsx';
import { findItems, listCategories } from './items.ts';

/** Product specification, section 9. */
const MAX_TAGS = 3;

interface ContentLibraryProps {
  items: readonly LlmsContentItemFragment[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** The list of items with search and category filter. */
export function ContentLibrary({ items, chosenId, onChoose }: ContentLibraryProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const found = findItems(items, search, category);
  const options = [
    { value: '', label: 'All categories' },
    ...listCategories(items).map((value) => ({ value, label: value })),
  ];
  return (
    <Box asChild bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden" minW="0">
      <section aria-labelledby={id}>
        <Stack gap="3" p={{ base: '4', md: '5' }}>
          <Flex justify="space-between" align="baseline" gap="3">
            <Heading as="h2" id={id} fontSize="md" fontWeight="medium">
              Content Library
            </Heading>
            <Text role="status" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {found.length === items.length
                ? formatCounted(items.length, 'item')
                : `${found.length} of ${formatCounted(items.length, 'item')}`}
            </Text>
          </Flex>
          <SearchBox
            label="Search content by title, text or tag"
            placeholder="Search content..."
            value={search}
            onChange={setSearch}
          />
          <Box maxW="sm">
            <Select
              label="Category"
              options={options}
              value={category}
              active={category !== ''}
              onChange={setCategory}
            />
          </Box>
        </Stack>
        <ItemList
          items={found}
          emptyText={items.length > 0 ? 'No matching content found' : 'No content available'}
          chosenId={chosenId}
          onChoose={onChoose}
        />
      </section>
    </Box>
  );
}

interface ItemListProps {
  items: readonly LlmsContentItemFragment[];
  emptyText: string;
  chosenId: string | null;
  onChoose: (id: string) => void;
}

function ItemList({ items, emptyText, chosenId, onChoose }: ItemListProps) {
  if (items.length === 0) return <EmptyText>{emptyText}</EmptyText>;
  return (
    <chakra.ul
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
            bg={item.id === chosenId ? 'accent.subtle' : undefined}
            boxShadow={item.id === chosenId ? 'inset 3px 0 0 {colors.accent.line}' : undefined}
            _hover={{ bg: item.id === chosenId ? 'accent.subtle' : 'bg.muted' }}
          >
            <Flex justify="space-between" align="start" gap="3">
              <chakra.button
                type="button"
                textAlign="start"
                fontWeight="medium"
                cursor="pointer"
                outline="0"
                // Makes the whole row clickable without putting tags and status into the button's name.
                _after={{ content: '""', position: 'absolute', inset: '0' }}
                _focusVisible={{
                  _after: { outline: '2px solid {colors.accent.line}', outlineOffset: '-2px' },
                }}
                aria-current={item.id === chosenId ? 'true' : undefined}
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
