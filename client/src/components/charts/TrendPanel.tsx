import { Box, Flex, HStack, IconButton, Skeleton } from '@chakra-ui/react';
import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Repeat } from '../feedback/Repeat.tsx';
import { Panel } from '../layout/Panel.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { AXIS_TEXT, describeTrend } from './describe-trend.ts';
import { LazyChartMenu, LazyTrendChart, LazyTrendTable, loadCharts } from './lazy-chart.ts';
import type { TrendFigure, TrendMark, TrendPoint } from './trend-point.ts';

interface TrendPanelProps {
  title: string;
  info: string;
  /** Undefined while loading. */
  points: readonly TrendPoint[] | undefined;
  figures: readonly TrendFigure[];
  emptyText: string;
  marks?: readonly TrendMark[];
  /** A remark below the points. */
  note?: ReactNode;
}

const HEIGHT = '15rem';
/** The grid of the chart, without its figures. */
const skeleton = (
  <Flex direction="column" justify="space-between" h={HEIGHT} mt="auto" pt="2" pb="6" aria-hidden="true">
    <Repeat times={5}>
      <Flex align="center" gap="2" h="0">
        <Skeleton h="2" w="5" />
        <Box flex="1" borderTopWidth="1px" />
      </Flex>
    </Repeat>
  </Flex>
);

/** A chart over days that can be read as a table as well, saved and printed. */
export function TrendPanel({ title, info, points, figures, emptyText, marks, note }: TrendPanelProps) {
  const [asTable, setAsTable] = useState(false);
  useEffect(() => void loadCharts(), []);
  const shown = { title, points: points ?? [], figures };
  const toggle = asTable ? 'Show as chart' : 'Show as table';
  return (
    <Panel
      title={title}
      info={info}
      loading={!points}
      skeleton={skeleton}
      empty={points?.length === 0}
      emptyText={emptyText}
      actions={
        <HStack gap="4" flex="1 1 auto" justify="end">
          <ChartLegend figures={figures} />
          <HStack gap="0.5" data-no-print="">
            <IconButton
              aria-label={`${title}: ${toggle.toLowerCase()}`}
              title={toggle}
              variant="ghost"
              size="xs"
              px="0"
              disabled={shown.points.length === 0}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? <ChartLine /> : <Table2 />}
            </IconButton>
            <Box w="7">
              {shown.points.length > 0 && (
                <Suspense fallback={null}>
                  <LazyChartMenu chart={shown} />
                </Suspense>
              )}
            </Box>
          </HStack>
        </HStack>
      }
    >
      <Suspense fallback={skeleton}>
        {asTable ? (
          <LazyTrendTable {...shown} height={HEIGHT} />
        ) : (
          <Box h={HEIGHT} mt="auto" css={DRAWING}>
            <LazyTrendChart {...shown} marks={marks} description={describeTrend(title, shown.points)} />
          </Box>
        )}
      </Suspense>
      {note}
    </Panel>
  );
}

const DRAWING = {
  ...AXIS_TEXT,
  '& svg:focus-visible': { outline: '2px solid {colors.accent.focusRing}', borderRadius: 'l1' },
};
