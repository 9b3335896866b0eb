import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDay } from '../../format.ts';
import { usePrinting } from '../table/use-printing.ts';
import { ChartTooltip } from './ChartTooltip.tsx';
import { chartColours } from './colours.ts';
import { AXIS_WIDTH, MARGIN_END, paddingOf } from './plot-inset.ts';
import type { TrendFigure, TrendLine, TrendMark, TrendPoint } from './trend-point.ts';
import { useOpenPoint } from './use-open-point.tsx';

interface TrendChartProps {
  /** For screen readers. */
  description: string;
  points: readonly TrendPoint[];
  figures: readonly TrendFigure[];
  marks?: readonly TrendMark[] | undefined;
  /** Opens a point by a click or by Enter; of one line where its dot was clicked. */
  onOpen?: ((point: TrendPoint, line?: TrendLine) => void) | undefined;
  /** In pixels; otherwise it fills the box around it. */
  size?: Size;
}

interface Size {
  width: number;
  height: number;
}

/** For print, where the box is not measured: the width of A4 within the margins of page and panel. */
const PAPER: Size = { width: 632, height: 190 };
// Nothing is drawn before the box is measured; a guessed size would be drawn twice.
const FILLING = { width: '100%', height: '100%' } as const;

/** Charts of up to this many days draw dots; a single day would be invisible without one. */
const MAX_DOTTED_DAYS = 14;
const TICKS = [0, 25, 50, 75, 100];
const tick = { fill: chartColours.axis };

/** Further lines, left out where no figure has them: a line without points takes as long to draw as one with points. */
const FURTHER_LINES = [
  {
    dataKey: 'previous',
    stroke: chartColours.value,
    strokeWidth: 1.75,
    strokeDasharray: '0.1 4.5',
    strokeLinecap: 'round',
    activeDot: { r: 2.5 },
    connectNulls: true,
  },
  {
    dataKey: 'second',
    stroke: chartColours.second,
    strokeWidth: 1.5,
    strokeDasharray: '4 3',
    activeDot: { r: 3 },
  },
] as const;

/** Days against 0–100 in steps of 25, with an interval band where there is one. */
export function TrendChart({ description, points, figures, marks = [], onOpen, size }: TrendChartProps) {
  const printing = usePrinting();
  const { wrapper, onClick, openLine, activePoint } = useOpenPoint(points, onOpen);
  const padding = paddingOf(points.length);
  const dots = points.length <= MAX_DOTTED_DAYS;
  const has = (name: TrendLine) => figures.some(({ line }) => line === name);
  const bandColour = has('second') ? chartColours.second : chartColours.value;
  const dot = (colour: string) =>
    dots ? { r: 3, strokeWidth: 1.5, stroke: colour, fill: chartColours.panel } : false;
  return (
    <ResponsiveContainer {...(size ?? (printing ? PAPER : FILLING))}>
      <ComposedChart
        data={[...points]}
        // Notes have the room above the plot.
        margin={{ top: 24, right: MARGIN_END, bottom: 0, left: 0 }}
        title={description}
        ref={wrapper}
        onClick={onClick}
        style={onOpen && POINTER}
      >
        <CartesianGrid vertical={false} stroke={chartColours.grid} />
        <XAxis
          dataKey="date"
          ticks={dayTicks(points.map(({ date }) => date))}
          tickFormatter={formatDay}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: chartColours.grid }}
          interval="preserveEnd"
          minTickGap={12}
          padding={{ left: padding, right: padding }}
          height={24}
        />
        <YAxis
          domain={[0, 100]}
          ticks={TICKS}
          interval={0}
          tick={tick}
          tickLine={false}
          axisLine={false}
          width={AXIS_WIDTH}
        />
        {points
          .filter(({ notes }) => notes)
          .map(({ date }) => (
            <ReferenceLine
              key={date}
              x={date}
              stroke={chartColours.value}
              strokeOpacity={0.45}
              strokeDasharray="2 3"
            />
          ))}
        {marks.map(({ from, to }) =>
          from === to ? (
            <ReferenceLine key={`${from} ${to}`} x={from} stroke={chartColours.axis} strokeDasharray="3 3" />
          ) : (
            <ReferenceArea
              key={`${from} ${to}`}
              x1={from}
              x2={to}
              fill={chartColours.second}
              fillOpacity={0.14}
            />
          ),
        )}
        <Area
          dataKey="band"
          stroke="none"
          fill={bandColour}
          fillOpacity={0.16}
          activeDot={false}
          connectNulls={false}
          isAnimationActive={false}
        />
        {FURTHER_LINES.filter(({ dataKey }) => has(dataKey)).map((line) => (
          <Line
            key={line.dataKey}
            {...line}
            activeDot={{ ...line.activeDot, onClick: openLine(line.dataKey) }}
            dot={false}
            isAnimationActive={false}
          />
        ))}
        <Line
          dataKey="value"
          stroke={chartColours.value}
          strokeWidth={2}
          dot={dot(chartColours.value)}
          activeDot={{ r: 4, strokeWidth: 0, onClick: openLine('value') }}
          isAnimationActive={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: chartColours.axis, strokeDasharray: '2 3' }}
          content={<ChartTooltip figures={figures} opens={onOpen !== undefined} />}
        />
        {activePoint}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const POINTER = { cursor: 'pointer' };

/** Fits the widest charts. */
const MAX_TICKS = 7;

/**
 * The days named below a chart: at equal distances, with the last. The chart library measures the text of every tick it is
 * given, so months of days would take longer than the rest of the chart.
 * @param days in order
 */
export function dayTicks(days: readonly string[]): string[] {
  const step = Math.max(1, Math.ceil((days.length - 1) / (MAX_TICKS - 1)));
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}
