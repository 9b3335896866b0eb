import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Tip } from '../../components/tips/Tip.tsx';
import type { Sort, SortColumn } from './prompt-list.ts';

export const SORT_COLUMNS: readonly { column: SortColumn; name: string; about: string }[] = [
  {
    column: 'averageRank',
    name: 'Avg Rank',
    about: 'Mean position among the firms that answers name; 1 is first.',
  },
  { column: 'rankChange', name: 'Change', about: 'Positions gained or lost since the previous month.' },
  { column: 'visibility', name: 'Visibility', about: 'Share of answers that name the fund.' },
];

interface SortButtonProps {
  column: SortColumn;
  name: string;
  about: string;
  sort: Sort;
  onSort: (column: SortColumn) => void;
}

export function SortButton({ column, name, about, sort, onSort }: SortButtonProps) {
  const active = sort.column === column;
  const Icon = active ? (sort.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <Tip text={about}>
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
    </Tip>
  );
}
