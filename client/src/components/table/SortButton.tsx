import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

/** The direction that a column is sorted in. */
export type Sorted = 'ASC' | 'DESC';

const ICONS = { ASC: ArrowUp, DESC: ArrowDown };
/** For `aria-sort` of the column's heading. */
export const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const;

interface SortButtonProps extends HTMLChakraProps<'button'> {
  /** Undefined where another column decides. */
  sorted: Sorted | undefined;
  /** Sits at the end of the column, as figures do. */
  numeric?: boolean | undefined;
  onSort: () => void;
}

/** The heading of a column that can be sorted by; fills its cell. */
export function SortButton({ sorted, numeric, onSort, children, ...look }: SortButtonProps) {
  const Icon = sorted ? ICONS[sorted] : ChevronsUpDown;
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      justifyContent={numeric ? 'end' : 'start'}
      gap="1"
      width="full"
      font="inherit"
      color={sorted ? 'fg' : 'fg.muted'}
      cursor="pointer"
      focusVisibleRing="inside"
      _hover={{ color: 'fg' }}
      css={{ '& svg': { flexShrink: 0, opacity: sorted ? 1 : 0.45 } }}
      onClick={onSort}
      {...look}
    >
      {children}
      <Icon size={13} aria-hidden="true" />
    </chakra.button>
  );
}
