import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ARIA_SORT, SortButton } from '../../../components/table/SortButton.tsx';
import type { SiteOrder } from './use-site-order.ts';

const SORTS = [
  { sort: 'MISSED', name: 'Cited where you are missing' },
  { sort: 'CITATIONS', name: 'Citations' },
  { sort: 'VISIBLE', name: 'Cited with you' },
  { sort: 'PAGES', name: 'Pages' },
  { sort: 'PAGES_READ', name: 'Pages read' },
  { sort: 'DOMAIN', name: 'Site' },
] as const;

/** What the sites can be sorted by, as the headings of a table would be. */
export const SiteListHeader = ({ order }: { order: SiteOrder }) => (
  <Flex role="group" aria-label="Sort by" wrap="wrap" columnGap="5" rowGap="1" fontSize="sm" data-no-print="">
    <Text as="span" color="fg.subtle" aria-hidden="true">
      Sort by
    </Text>
    {SORTS.map(({ sort, name }) => {
      const sorted = sort === order.sort ? order.direction : undefined;
      return (
        <Box key={sort}>
          <SortButton sorted={sorted} onSort={() => order.sortBy(sort)}>
            {name}
            {sorted && <chakra.span srOnly>{` (${ARIA_SORT[sorted]})`}</chakra.span>}
          </SortButton>
        </Box>
      );
    })}
  </Flex>
);
