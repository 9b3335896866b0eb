import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Sort, SortColumn } from './prompt-list.ts';

/** What both layouts sort by. */
export const SORT_COLUMNS: readonly { column: SortColumn; name: string }[] = [
  { column: 'averageRank', name: 'Avg Rank' },
  { column: 'rankChange', name: 'Change' },
  { column: 'visibility', name: 'Visibility' },
];

interface SortButtonProps {
  column: SortColumn;
  name: string;
  sort: Sort;
  onSort: (column: SortColumn) => void;
}

/** Sorts by a column, or turns its order round. */
export function SortButton({ column, name, sort, onSort }: SortButtonProps) {
  const active = sort.column === column;
  const Icon = active ? (sort.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="1"
      h="7"
      px="1.5"
      mx="-1.5"
      borderRadius="l1"
      fontSize="xs"
      fontWeight="medium"
      whiteSpace="nowrap"
      color={active ? 'fg' : 'fg.subtle'}
      cursor="pointer"
      focusVisibleRing="outside"
      _hover={{ color: 'fg', bg: 'bg.muted' }}
      onClick={() => onSort(column)}
    >
      {name}
      <Icon size={13} aria-hidden="true" />
    </chakra.button>
  );
}
