import { Box, Heading, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { shownTitle } from '../layout/use-title.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { CHART_TEXT } from './chart-text.ts';
import type { SavedChart } from './save-chart.ts';
import { TrendChart } from './TrendChart.tsx';
import { describe, rangeOf } from './trend-words.ts';

interface ChartSheetProps {
  chart: SavedChart;
  /** Of the drawing, in pixels. */
  size: { width: number; height: number };
  ref: Ref<HTMLDivElement>;
}

/** A chart to be looked at away from its screen: with its title, days, legend and where it is from. */
export function ChartSheet({ chart, size, ref }: ChartSheetProps) {
  const { title, points, figures } = chart;
  return (
    <Box ref={ref} width="max-content" p="6" bg="bg.panel" color="fg">
      <Heading as="h2" fontSize="xl" fontWeight="semibold" letterSpacing="-0.01em">
        {title}
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {`${shownTitle()} · ${rangeOf(points)}`}
      </Text>
      <ChartLegend figures={figures} mt="3" />
      <Box mt="4" css={CHART_TEXT}>
        <TrendChart points={points} figures={figures} description={describe(title, points)} size={size} />
      </Box>
      <Text mt="3" fontSize="xs" color="fg.subtle">
        Sightline
      </Text>
    </Box>
  );
}
