import { Area, AreaChart, ResponsiveContainer, YAxis } from 'recharts';
import { usePrinting } from '../table/use-printing.ts';
import { chartColours } from './colours.ts';

/** For print, where the box is not measured. */
const PAPER = { width: 91, height: 45 };
const FILLING = { width: '100%', height: '100%' } as const;

/** A trend without axes: only its shape. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const printing = usePrinting();
  return (
    <ResponsiveContainer {...(printing ? PAPER : FILLING)}>
      <AreaChart
        data={values.map((value) => ({ value }))}
        margin={{ top: 3, right: 1, bottom: 1, left: 1 }}
        accessibilityLayer={false}
      >
        <YAxis hide domain={['dataMin - 4', 'dataMax + 1']} />
        <Area
          dataKey="value"
          stroke={chartColours.value}
          strokeWidth={1.5}
          fill={chartColours.value}
          fillOpacity={0.08}
          isAnimationActive={false}
          dot={false}
          connectNulls
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
