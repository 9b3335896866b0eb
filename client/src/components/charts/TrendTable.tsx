import { Box, chakra } from '@chakra-ui/react';
import { newestFirst, trendColumns } from './trend-columns.ts';
import type { TrendFigure, TrendPoint } from './trend-point.ts';

interface TrendTableProps {
  title: string;
  points: readonly TrendPoint[];
  figures: readonly TrendFigure[];
  /** The table scrolls within this height. */
  height: string;
}

/** A chart's exact figures by day, to read out and to copy; the day is each row's heading. */
export function TrendTable({ title, points, figures, height }: TrendTableProps) {
  const columns = trendColumns(figures);
  const caption = `${title} by day`;
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
          {newestFirst(points).map((point) => (
            <chakra.tr key={point.date} borderTopWidth="1px">
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
                    {cell(point)}
                  </chakra.th>
                ) : (
                  <chakra.td key={header} py="1.5" pe="3" textAlign="end" whiteSpace="nowrap">
                    {cell(point)}
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
