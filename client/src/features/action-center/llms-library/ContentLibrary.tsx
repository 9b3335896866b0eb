import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { Select } from '../../../components/forms/Select.tsx';
import { formatCounted } from '../../../format.ts';
import { categoriesOf, findItems } from './find-items.ts';
import { ItemList } from './ItemList.tsx';
import type { LlmsContentItemFragment } from './FundLlmsScreen.generated.ts';

interface ContentLibraryProps {
  items: readonly LlmsContentItemFragment[];
  /** Id of the item beside the list. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** All pieces of content, and a search and a filter for them. */
export function ContentLibrary({ items, chosen, onChoose }: ContentLibraryProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const found = findItems(items, search, category);
  const options = [
    { value: '', label: 'All categories' },
    ...categoriesOf(items).map((value) => ({ value, label: value })),
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
          chosen={chosen}
          onChoose={onChoose}
        />
      </section>
    </Box>
  );
}
