import { Suspense } from 'react';
import { AfterCharts } from '../../components/charts/AfterCharts.tsx';
import { LazySparkline } from '../../components/charts/lazy-chart.ts';

/** Two points draw a line that says more than it knows. */
const FEWEST_POINTS = 3;

/** The small line beside a card's number, drawn behind the charts; nothing until there are enough days for a shape. */
export function CardTrend({ values }: { values: readonly (number | null)[] }) {
  if (values.length < FEWEST_POINTS) return null;
  return (
    <AfterCharts standIn={null}>
      <Suspense fallback={null}>
        <LazySparkline values={values} />
      </Suspense>
    </AfterCharts>
  );
}
