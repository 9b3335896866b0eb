import { Line, LineChart, ResponsiveContainer, YAxis } from 'recharts';
import { usePrinting } from '../table/use-printing.ts';
import { chartColours } from './colours.ts';

/** For print, where the box is not measured. */
const PAPER = { width: 91, height: 45 };
const FILLING = { width: '100%', height: '100%' } as const;

/** A trend without axes. It is not filled, since its scale does not begin at 0. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const printing = usePrinting();
  return (
    <ResponsiveContainer {...(printing ? PAPER : FILLING)}>
      <LineChart
        data={values.map((value) => ({ value }))}
        margin={{ top: 3, right: 1, bottom: 1, left: 1 }}
        accessibilityLayer={false}
      >
        <YAxis hide domain={['dataMin - 1', 'dataMax + 1']} />
        <Line
          dataKey="value"
          stroke={chartColours.value}
          strokeWidth={1.5}
          isAnimationActive={false}
          dot={false}
          connectNulls
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
