import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A column of a small table; its first one names the rows. */
export interface FigureColumn<TRow> {
  header: string;
  /** Figures stand at the right. */
  figure?: boolean;
  /** Only where there is room for it. */
  wideOnly?: boolean;
  cell: (row: TRow) => ReactNode;
}

interface FigureTableProps<TRow> {
  caption: string;
  columns: readonly FigureColumn<TRow>[];
  rows: readonly TRow[];
  rowKey: (row: TRow) => string;
  /** Scrolls sideways below this width. */
  minWidth: string;
}

/** A small table that scrolls sideways where it has no room. */
export function FigureTable<TRow>({ caption, columns, rows, rowKey, minWidth }: FigureTableProps<TRow>) {
  const look = ({ figure = false, wideOnly = false }: FigureColumn<TRow>) =>
    ({
      py: '3',
      pe: { base: '4', md: '5' },
      textAlign: figure ? 'end' : 'start',
      hideBelow: wideOnly ? 'sm' : undefined,
    }) as const;
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      overflowX="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      ps={{ base: '4', md: '5' }}
      focusVisibleRing="outside"
    >
      <chakra.table w="full" minW={minWidth} borderCollapse="collapse" fontVariantNumeric="tabular-nums">
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <chakra.th
                key={column.header}
                scope="col"
                {...look(column)}
                fontSize="xs"
                fontWeight="medium"
                color="fg.subtle"
                whiteSpace="nowrap"
              >
                {column.header}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={rowKey(row)} borderTopWidth="1px">
              {columns.map((column, index) =>
                index === 0 ? (
                  <chakra.th key={column.header} scope="row" {...look(column)} fontWeight="medium">
                    {column.cell(row)}
                  </chakra.th>
                ) : (
                  <chakra.td key={column.header} {...look(column)}>
                    {column.cell(row)}
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
