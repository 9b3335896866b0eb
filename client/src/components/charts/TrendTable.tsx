import { Box, chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { ChartDays } from './chart-days.ts';
import { newestFirst, type TrendColumn, trendColumns } from './trend-columns.ts';
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
  const columns = trendColumns(figures, points);
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
            {columns.map(({ header, words }, index) => (
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
                textAlign={index === 0 || words ? 'start' : 'end'}
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
              {columns.map((column, index) => {
                const { header, words } = column;
                const isDay = index === 0;
                return isDay ? (
                  <chakra.th
                    key={header}
                    scope="row"
                    py="1.5"
                    pe="3"
                    fontWeight="normal"
                    textAlign="start"
                    whiteSpace="nowrap"
                  >
                    <Cell column={column} point={point} isDay={isDay} />
                  </chakra.th>
                ) : (
                  <chakra.td
                    key={header}
                    py="1.5"
                    pe="3"
                    textAlign={words ? 'start' : 'end'}
                    whiteSpace={words ? 'normal' : 'nowrap'}
                    minW={words ? '40' : undefined}
                  >
                    <Cell column={column} point={point} isDay={isDay} />
                  </chakra.td>
                );
              })}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

interface CellProps {
  column: TrendColumn;
  point: TrendPoint;
  isDay: boolean;
}

/** A cell's text; the day leads to its answers, and a line's figure to those that it counts. */
function Cell({ column: { header, cell, of }, point, isDay }: CellProps) {
  const { answersOf } = useContext(ChartDays);
  const text = cell(point);
  if (!answersOf || !(isDay || of)) return text;
  return (
    <chakra.span
      asChild
      borderRadius="l1"
      textDecoration="underline"
      textDecorationStyle="dotted"
      textDecorationColor="border.emphasized"
      textUnderlineOffset="0.2em"
      focusVisibleRing="outside"
      _hover={{ textDecorationStyle: 'solid', textDecorationColor: 'currentcolor' }}
    >
      <Link
        to={answersOf(point.date, point.to ?? point.date, of)}
        aria-label={isDay ? `${text}: open the answers` : `${header}, ${text}: open the answers`}
      >
        {text}
      </Link>
    </chakra.span>
  );
}
