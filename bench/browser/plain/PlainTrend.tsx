import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

/** One day of a chart; `null` where nothing was measured. */
export interface PlainDay {
  date: string;
  value: number | null;
  second?: number | null;
  band: [number, number] | null;
}

/** The product's chart: days against 0–100 with an interval band, drawn by the same library without animation. */
export function PlainTrend({ days }: { days: readonly PlainDay[] }) {
  return (
    <ResponsiveContainer width="100%" height={240}>
      <ComposedChart data={[...days]}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="date" minTickGap={36} />
        <YAxis domain={[0, 100]} width={30} />
        <Area dataKey="band" stroke="none" fill="#5d3fe0" fillOpacity={0.16} isAnimationActive={false} />
        <Line dataKey="second" stroke="#6e6e7b" dot={false} isAnimationActive={false} />
        <Line dataKey="value" stroke="#5d3fe0" dot={false} isAnimationActive={false} />
        <Tooltip isAnimationActive={false} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** The small line of a card. */
export function PlainSparkline({ values }: { values: readonly (number | null)[] }) {
  return (
    <ResponsiveContainer width={160} height={56}>
      <LineChart data={values.map((value) => ({ value }))}>
        <Line dataKey="value" stroke="#5d3fe0" dot={false} isAnimationActive={false} />
      </LineChart>
    </ResponsiveContainer>
  );
}
