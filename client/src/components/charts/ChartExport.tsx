import { Box, Heading, Portal, Text } from '@chakra-ui/react';
import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { toastError } from '../feedback/toasts.ts';
import { shownTitle } from '../layout/use-title.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { CHART_TEXT } from './chart-text.ts';
import { type SavedChart, savePicture } from './save-chart.ts';
import { TrendChart } from './TrendChart.tsx';
import { describe, rangeOf } from './trend-words.ts';

/** What becomes of a chart outside of its screen. */
export type ExportKind = 'picture' | 'paper';

interface ChartExportProps {
  kind: ExportKind;
  chart: SavedChart;
  onDone: () => void;
}

/** 16:9 with the words around it, and the width of A4 within its margins. */
const SIZES = { picture: { width: 912, height: 366 }, paper: { width: 620, height: 300 } };

/** A second or so. */
const MOST_FRAMES = 60;

/** Draws a chart out of sight in a size of its own, saves or prints that, and is done. */
export function ChartExport({ kind, chart, onDone }: ChartExportProps) {
  const sheet = useRef<HTMLDivElement>(null);

  const hand = useEffectEvent(async (signal: AbortSignal) => {
    await drawn(sheet.current);
    if (signal.aborted || !sheet.current) return;
    if (kind === 'paper') return print(signal, onDone);
    try {
      await savePicture(sheet.current, chart);
    } catch {
      await toastError('Failed to save the picture. Please try again.');
    }
    onDone();
  });

  // Once: what is drawn is what was asked for, whatever arrives meanwhile.
  useEffect(() => {
    const gone = new AbortController();
    hand(gone.signal);
    return () => gone.abort();
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

/** Charts take their measures first: their axes stand after a few frames, and their lines soon after. */
async function drawn(sheet: HTMLElement | null) {
  for (let frame = 0; frame < MOST_FRAMES && !sheet?.querySelector('.recharts-xAxis text'); frame++) {
    await nextFrame();
  }
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the browser's print dialog. Not every browser says when it was closed; using the page again does. */
function print(signal: AbortSignal, onDone: () => void) {
  const once = { once: true, signal };
  window.addEventListener('afterprint', onDone, once);
  window.addEventListener('pointerdown', onDone, once);
  window.print();
}

interface ChartSheetProps {
  chart: SavedChart;
  /** Of the drawing, in pixels. */
  size: { width: number; height: number };
  ref: Ref<HTMLDivElement>;
}

/** A chart to be looked at away from its screen: with its title, days, legend and where it is from. */
function ChartSheet({ chart, size, ref }: ChartSheetProps) {
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
