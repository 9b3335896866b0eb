import { Box, Heading, Portal, Text } from '@chakra-ui/react';
import { type Ref, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { toastError } from '../feedback/toasts.ts';
import { shownTitle } from '../layout/use-title.ts';
import { DataSource } from '../table/data-source.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { AXIS_TEXT, describeTrend, formatTrendRange } from './describe-trend.ts';
import { type SavedChart, savePicture } from './save-chart.ts';
import { TrendChart } from './TrendChart.tsx';

/** A chart outside of its screen: a PNG file or a print. */
export type ExportKind = 'picture' | 'paper';

interface ChartExportProps {
  kind: ExportKind;
  chart: SavedChart;
  onDone: () => void;
}

/** A picture is 16:9 with its texts; paper is A4 within its margins. */
const SIZES = { picture: { width: 912, height: 366 }, paper: { width: 620, height: 300 } };

/** About a second. */
const MAX_FRAMES = 60;

/** Draws a chart off screen in its own size, and saves or prints it. */
export function ChartExport({ kind, chart, onDone }: ChartExportProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const source = useContext(DataSource);

  const exportChart = useEffectEvent(async (signal: AbortSignal) => {
    await waitForDrawing(sheet.current);
    if (signal.aborted || !sheet.current) return;
    if (kind === 'paper') return print(signal, onDone);
    try {
      await savePicture(sheet.current, { chart, source });
    } catch {
      await toastError('Failed to save the picture. Please try again.');
    }
    onDone();
  });

  // Runs once, so that data that arrives meanwhile does not change the export.
  useEffect(() => {
    const unmounted = new AbortController();
    exportChart(unmounted.signal);
    return () => unmounted.abort();
  }, []);

  return (
    <Portal>
      <Box
        position="fixed"
        top="0"
        insetStart="-9999px"
        aria-hidden="true"
        data-print-alone={kind === 'paper' ? '' : undefined}
      >
        <ChartSheet ref={sheet} chart={chart} size={SIZES[kind]} />
      </Box>
    </Portal>
  );
}

/** Charts measure themselves first: axes appear after a few frames, lines soon after. */
async function waitForDrawing(sheet: HTMLElement | null) {
  for (let frame = 0; frame < MAX_FRAMES && !sheet?.querySelector('.recharts-xAxis text'); frame++) {
    await nextFrame();
  }
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the print dialog. Not every browser reports that it was closed, so the next click on the page ends it too. */
function print(signal: AbortSignal, onDone: () => void) {
  const once = { once: true, signal };
  window.addEventListener('afterprint', onDone, once);
  window.addEventListener('pointerdown', onDone, once);
  window.print();
}

const SIMULATED = 'Sample data: answers made by the simulator, not by real AI platforms';

interface ChartSheetProps {
  chart: SavedChart;
  /** Of the drawing, in pixels. */
  size: { width: number; height: number };
  ref: Ref<HTMLDivElement>;
}

/** A chart with its title, days, legend and origin. */
function ChartSheet({ chart, size, ref }: ChartSheetProps) {
  const { title, points, figures } = chart;
  const { brand, simulated } = useContext(DataSource);
  return (
    <Box ref={ref} width="max-content" p="6" bg="bg.panel" color="fg">
      <Heading as="h2" fontSize="xl" fontWeight="semibold" letterSpacing="-0.01em">
        {title}
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {[brand, shownTitle(), formatTrendRange(points)].filter(Boolean).join(' · ')}
      </Text>
      <ChartLegend figures={figures} mt="3" wrap="nowrap" whiteSpace="nowrap" />
      <Box mt="4" css={AXIS_TEXT}>
        <TrendChart
          points={points}
          figures={figures}
          description={describeTrend(title, points)}
          size={size}
        />
      </Box>
      <Text mt="3" fontSize="xs" color="fg.subtle">
        {simulated ? `Sightline · ${SIMULATED}` : 'Sightline'}
      </Text>
    </Box>
  );
}
