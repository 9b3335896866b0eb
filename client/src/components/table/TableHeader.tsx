import { chakra } from '@chakra-ui/react';
import { ARIA_SORT, SortButton } from './SortButton.tsx';
import type { TableState } from './use-table-state.ts';

interface TableHeaderProps<TRow, TSort extends string, TText extends string> {
  state: TableState<TRow, TSort, TText>;
}

/** The headings, which stay in sight; each that can be sorted by is a button. */
export function TableHeader<TRow, TSort extends string, TText extends string>({
  state: { shown, order, sortBy },
}: TableHeaderProps<TRow, TSort, TText>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {shown.map((column, index) => {
          const { id, header, numeric, sort } = column;
          const sorted = sort === order.sort ? order.direction : undefined;
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
              aria-sort={sorted && ARIA_SORT[sorted]}
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
                <SortButton sorted={sorted} numeric={numeric} onSort={() => sortBy(column)} {...look}>
                  {header}
                </SortButton>
              )}
            </chakra.th>
          );
        })}
      </tr>
    </thead>
  );
}
