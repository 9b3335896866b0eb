import { usePart } from '../apollo/use-part.ts';
import { TrendPanel } from '../components/charts/TrendPanel.tsx';
import type { TrendPoint } from '../components/charts/trend-point.ts';
import { formatCount, formatScore } from '../format.ts';
import type { MetricsProps } from './metrics-props.ts';
import {
  type SentimentChart_MetricsFragment,
  SentimentChart_MetricsFragmentDoc,
} from './SentimentChart.generated.ts';

/** Sentiment per day; a day whose mentions could not be judged leaves a gap. */
export function SentimentChart({ metrics }: MetricsProps<SentimentChart_MetricsFragment>) {
  const data = usePart(SentimentChart_MetricsFragmentDoc, metrics);
  return (
    <TrendPanel
      title="Sentiment Trend"
      info="Mean sentiment of the day's answers that name your brand, 0 to 100. Days on which none could be judged are left open."
      points={data?.sentimentHistory.map(toPoint)}
      figures={[{ name: 'Sentiment', line: 'value' }, { name: 'Mentions' }, { name: 'Judged' }]}
      emptyText="No sentiment history available"
    />
  );
}

const toPoint = (day: SentimentChart_MetricsFragment['sentimentHistory'][number]): TrendPoint => ({
  date: day.date,
  value: day.sentiment,
  texts: [
    day.sentiment === null ? '–' : formatScore(day.sentiment),
    formatCount(day.mentions),
    formatCount(day.analyzed),
  ],
});
