import { Suspense } from 'react';
import { AfterCharts } from '../../components/charts/AfterCharts.tsx';
import { LazySparkline } from '../../components/charts/lazy-chart.ts';

/** A line through two points suggests a trend that they do not show. */
const MIN_POINTS = 3;

/** The sparkline beside a card's number, drawn after the charts; nothing for less than three days. */
export function CardTrend({ values }: { values: readonly (number | null)[] }) {
  if (values.length < MIN_POINTS) return null;
  return (
    <AfterCharts fallback={null}>
      <Suspense fallback={null}>
        <LazySparkline values={values} />
      </Suspense>
    </AfterCharts>
  );
}
