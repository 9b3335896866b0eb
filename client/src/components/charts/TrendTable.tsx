import { Box, chakra } from '@chakra-ui/react';
import { newestFirst, trendColumns } from './trend-columns.ts';
import type { TrendFigure, TrendPoint } from './trend-point.ts';

interface TrendTableProps {
  title: string;
  points: readonly TrendPoint[];
  figures: readonly TrendFigure[];
  height: string;
}

/** A chart's exact figures by day. */
export const TrendTable = ({ title, points, figures, height }: TrendTableProps) => (
  <DataTable
    caption={`${title} by day`}
    rows={newestFirst(points)}
    rowKey={({ date }) => date}
    columns={trendColumns(figures)}
    height={height}
  />
);

interface Column<TRow> {
  header: string;
  /** The cell's text; `–` is for what is missing. */
  cell: (row: TRow) => string;
}

interface DataTableProps<TRow> {
  caption: string;
  columns: readonly Column<TRow>[];
  rows: readonly TRow[];
  rowKey: (row: TRow) => string;
  /** Scrolls inside this height. */
  height: string;
}

/** The figures of a chart as a table, to read out and to copy. First column is the row's heading. */
function DataTable<TRow>({ caption, columns, rows, rowKey, height }: DataTableProps<TRow>) {
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      maxH={height}
      minH={height}
      overflow="auto"
      _print={{ maxH: 'none', minH: '0', overflow: 'visible' }}
      focusVisibleRing="outside"
      borderRadius="l1"
    >
      <chakra.table width="full" fontSize="xs" fontVariantNumeric="tabular-nums" borderCollapse="collapse">
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {columns.map(({ header }, index) => (
              <chakra.th
                key={header}
                scope="col"
                position="sticky"
                top="0"
                bg="bg.panel"
                py="1.5"
                pe="3"
                fontWeight="medium"
                color="fg.subtle"
                textAlign={index === 0 ? 'start' : 'end'}
                whiteSpace="nowrap"
              >
                {header}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={rowKey(row)} borderTopWidth="1px">
              {columns.map(({ header, cell }, index) =>
                index === 0 ? (
                  <chakra.th
                    key={header}
                    scope="row"
                    py="1.5"
                    pe="3"
                    fontWeight="normal"
                    textAlign="start"
                    whiteSpace="nowrap"
                  >
                    {cell(row)}
                  </chakra.th>
                ) : (
                  <chakra.td key={header} py="1.5" pe="3" textAlign="end" whiteSpace="nowrap">
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
