import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ARIA_SORT, SortButton, type Sorted } from './SortButton.tsx';
import { SCROLL_SHADOW } from './scroll-shadow.ts';

interface Column<TRow> {
  header: string;
  /** The order by this column; without it the heading is no button. */
  sort?: string;
  cell: (row: TRow) => ReactNode;
  /** Holds text instead of figures. */
  words?: boolean;
  /** Hidden in narrow windows. */
  wideOnly?: boolean;
  /** Of the first one: it takes the room that the others leave, and its texts are cut there. */
  shrinks?: boolean;
}

interface FiguresTableProps<TRow> {
  caption: string;
  /** The first one names the row; the others hold figures. */
  columns: readonly Column<TRow>[];
  rows: readonly TRow[];
  rowKey: (row: TRow) => string;
  /** The order of the rows and how to change it. */
  order?: { sort: string; direction: Sorted; sortBy: (sort: string) => void };
}

/** A short table of figures; scrolls sideways in narrow places. */
export function FiguresTable<TRow>({ caption, columns, rows, rowKey, order }: FiguresTableProps<TRow>) {
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      overflowX="auto"
      {...SCROLL_SHADOW}
      borderWidth="1px"
      borderRadius="l2"
      focusVisibleRing="outside"
    >
      <chakra.table
        width="full"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
        borderCollapse="collapse"
        css={{
          '& th, & td': {
            px: { base: '2', sm: '3' },
            py: '2',
            textAlign: 'end',
            verticalAlign: 'top',
            whiteSpace: 'nowrap',
          },
          '& th:first-of-type, & [data-words]': { textAlign: 'start' },
          '& thead th': { whiteSpace: { base: 'normal', sm: 'nowrap' }, verticalAlign: 'bottom' },
          '& [data-shrinks]': { w: 'full', maxW: '0', minW: { base: '9rem', sm: '12rem' } },
        }}
      >
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {columns.map(({ header, words, wideOnly, sort }, index) => {
              const sorted = sort !== undefined && sort === order?.sort ? order.direction : undefined;
              return (
                <chakra.th
                  key={header}
                  scope="col"
                  aria-sort={sorted && ARIA_SORT[sorted]}
                  data-words={words}
                  hideBelow={wideOnly ? 'sm' : undefined}
                  fontSize="xs"
                  fontWeight="medium"
                  color="fg.muted"
                >
                  {sort !== undefined && order ? (
                    <SortButton
                      sorted={sorted}
                      numeric={index > 0 && !words}
                      onSort={() => order.sortBy(sort)}
                    >
                      {header}
                    </SortButton>
                  ) : (
                    header
                  )}
                </chakra.th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={rowKey(row)} borderTopWidth="1px">
              {columns.map(({ header, cell, words, wideOnly, shrinks }, index) =>
                index === 0 ? (
                  <chakra.th key={header} scope="row" fontWeight="medium" data-shrinks={shrinks || undefined}>
                    {cell(row)}
                  </chakra.th>
                ) : (
                  <chakra.td key={header} data-words={words} hideBelow={wideOnly ? 'sm' : undefined}>
                    {cell(row)}
                  </chakra.td>
                ),
              )}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
