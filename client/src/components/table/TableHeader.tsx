import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { TableState } from './use-table-state.ts';

interface TableHeaderProps<TRow, TSort extends string, TText extends string> {
  state: TableState<TRow, TSort, TText>;
}

const SORTED = {
  ASC: { aria: 'ascending', Icon: ArrowUp },
  DESC: { aria: 'descending', Icon: ArrowDown },
} as const;

/** The headings, which stay in sight; each that can be sorted by is a button. */
export function TableHeader<TRow, TSort extends string, TText extends string>({
  state: { shown, order, sortBy },
}: TableHeaderProps<TRow, TSort, TText>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {shown.map((column, index) => {
          const { id, header, numeric, sort } = column;
          const sorted = sort === order.sort ? SORTED[order.direction] : undefined;
          const Icon = sorted?.Icon ?? ChevronsUpDown;
          const look = {
            h: '10',
            px: '3',
            fontSize: 'xs',
            fontWeight: 'medium',
            color: sorted ? 'fg' : 'fg.muted',
            whiteSpace: 'nowrap',
          } as const;
          return (
            <chakra.th
              key={id}
              scope="col"
              aria-sort={sorted?.aria}
              position="sticky"
              top="0"
              insetStart={index === 0 ? '0' : undefined}
              zIndex={index === 0 ? '3' : '2'}
              bg="bg.subtle"
              boxShadow="inset 0 -1px 0 var(--s-colors-border)"
              textAlign={numeric ? 'end' : 'start'}
              {...(sort === undefined ? look : { p: '0' })}
              _print={{ position: 'static' }}
            >
              {sort === undefined ? (
                header
              ) : (
                <chakra.button
                  type="button"
                  display="inline-flex"
                  alignItems="center"
                  justifyContent={numeric ? 'end' : 'start'}
                  gap="1"
                  width="full"
                  {...look}
                  cursor="pointer"
                  focusVisibleRing="inside"
                  _hover={{ color: 'fg' }}
                  css={{ '& svg': { flexShrink: 0, opacity: sorted ? 1 : 0.45 } }}
                  onClick={() => sortBy(column)}
                >
                  {header}
                  <Icon size={13} aria-hidden="true" />
                </chakra.button>
              )}
            </chakra.th>
          );
        })}
      </tr>
    </thead>
  );
}
