import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { TrendPanel } from '../../components/charts/TrendPanel.tsx';
import type { TrendFigure, TrendPoint } from '../../components/charts/trend-point.ts';
import { formatCount, formatDecimal, formatScore } from '../../format.ts';
import { comparedChart } from '../comparison/compared-chart.ts';
import type { ComparedProps } from '../figures/metrics-props.ts';
import { JudgesNote } from './JudgesNote.tsx';
import type {
  SentimentChart_MetricsFragment,
  SentimentChart_PreviousFragment,
} from './SentimentChart.generated.ts';

const FIGURES: readonly TrendFigure[] = [
  { name: 'Sentiment', line: 'value' },
  { name: '95% interval' },
  { name: 'Mentions' },
  { name: 'Judged' },
];

/** Sentiment per day in its interval; a day whose mentions could not be judged leaves a gap. */
export function SentimentChart({
  metrics,
  previous,
}: ComparedProps<SentimentChart_MetricsFragment, SentimentChart_PreviousFragment>) {
  const data = unmaskFragment<SentimentChart_MetricsFragment>(metrics);
  const before = unmaskFragment<SentimentChart_PreviousFragment>(previous);
  const chart = data && toChart(data, before);
  return (
    <TrendPanel
      title="Sentiment Trend"
      info="Mean sentiment of the day's answers that name your brand, 0 to 100, in its 95% interval. Days on which none could be judged are left open."
      points={chart?.points}
      figures={chart?.figures ?? FIGURES}
      emptyText="No sentiment history available"
      note={<JudgesNote sentiment={data?.sentiment} compared={before !== undefined} />}
    />
  );
}

const toChart = (now: SentimentChart_MetricsFragment, before: SentimentChart_PreviousFragment | undefined) =>
  comparedChart(
    'Sentiment',
    { range: now.range, points: now.sentimentHistory.map(toPoint) },
    FIGURES,
    before && {
      range: before.range,
      points: before.sentimentHistory.map(({ date, sentiment }) => ({
        date,
        value: sentiment,
        text: textOf(sentiment),
      })),
    },
  );

function toPoint(day: SentimentChart_MetricsFragment['sentimentHistory'][number]): TrendPoint {
  const { low, high } = day.mean;
  const band: [number, number] | null = low !== null && high !== null ? [low, high] : null;
  return {
    date: day.date,
    value: day.sentiment,
    band,
    texts: [
      textOf(day.sentiment),
      band ? `${formatDecimal(band[0])}–${formatDecimal(band[1])}` : '–',
      formatCount(day.mentions),
      formatCount(day.analyzed),
    ],
  };
}

const textOf = (sentiment: number | null) => (sentiment === null ? '–' : formatScore(sentiment));
