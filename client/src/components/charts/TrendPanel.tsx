import { Box, Flex, HStack, IconButton, Skeleton } from '@chakra-ui/react';
import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Repeat } from '../feedback/Repeat.tsx';
import { Panel } from '../layout/Panel.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartDays } from './chart-days.ts';
import { AXIS_TEXT, describeTrend } from './describe-trend.ts';
import { LazyChartMenu, LazyNoteMarks, LazyTrendChart, LazyTrendTable, loadCharts } from './lazy-chart.ts';
import { withNotes } from './place-notes.ts';
import { plotInset } from './plot-inset.ts';
import type { TrendFigure, TrendLine, TrendMark, TrendPoint } from './trend-point.ts';

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
  const { answersOf, notes } = useContext(ChartDays);
  const navigate = useNavigate();
  const shown = { title, points: withNotes(points ?? [], notes), figures };
  function open({ date, to = date }: TrendPoint, line?: TrendLine) {
    const of = line && figures.find((figure) => figure.line === line)?.of;
    if (answersOf) navigate(answersOf(date, to, of));
  }
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
          <Box h={HEIGHT} mt="auto" css={DRAWING} position="relative">
            <LazyTrendChart
              {...shown}
              marks={marks}
              description={describeTrend(title, shown.points) + (answersOf ? OPENS : '')}
              onOpen={answersOf && open}
            />
            {notes.length > 0 && (
              <Suspense fallback={null}>
                <LazyNoteMarks points={shown.points} {...plotInset(shown.points.length)} />
              </Suspense>
            )}
          </Box>
        )}
      </Suspense>
      {note}
    </Panel>
  );
}

/** Said of a chart whose points lead to answers. */
const OPENS = '. The arrow keys choose a day, Enter opens its answers.';

const DRAWING = {
  ...AXIS_TEXT,
  '& svg:focus-visible': { outline: '2px solid {colors.accent.focusRing}', borderRadius: 'l1' },
};
