import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { TrendPanel } from '../../components/charts/TrendPanel.tsx';
import type { TrendFigure, TrendPoint } from '../../components/charts/trend-point.ts';
import { formatCount, formatDecimal, formatPercent } from '../../format.ts';
import { comparedChart } from '../comparison/compared-chart.ts';
import type { ComparedProps } from '../figures/metrics-props.ts';
import type {
  MentionsChart_MetricsFragment,
  MentionsChart_PreviousFragment,
} from './MentionsChart.generated.ts';

const FIGURES: readonly TrendFigure[] = [
  { name: 'Visibility', line: 'value' },
  { name: 'Prompts' },
  { name: 'Mention rate', line: 'second' },
  { name: '95% interval' },
  { name: 'Answers' },
];

/** Visibility per day, beside the mention rate with its interval. */
export function MentionsChart({
  metrics,
  previous,
}: ComparedProps<MentionsChart_MetricsFragment, MentionsChart_PreviousFragment>) {
  const data = unmaskFragment<MentionsChart_MetricsFragment>(metrics);
  const before = unmaskFragment<MentionsChart_PreviousFragment>(previous);
  const chart = data && toChart(data, before);
  return (
    <TrendPanel
      title="Mentions"
      info="Visibility: prompts with an answer that names your brand that day, of all prompts. Mention rate: answers that name it, of all answers, in its 95% interval."
      points={chart?.points}
      figures={chart?.figures ?? FIGURES}
      emptyText="No historical data available"
    />
  );
}

const toChart = (now: MentionsChart_MetricsFragment, before: MentionsChart_PreviousFragment | undefined) =>
  comparedChart(
    'Visibility',
    { range: now.range, points: toPoints(now) },
    FIGURES,
    before && {
      range: before.range,
      points: before.impressionHistory.map(({ date, percent }) => ({
        date,
        value: percent,
        text: formatPercent(percent),
      })),
    },
  );

const toPoints = ({ impressionHistory, visibility }: MentionsChart_MetricsFragment): TrendPoint[] =>
  impressionHistory.map(({ date, impressions, percent, mentionRate: rate }) => {
    const band: [number, number] | null =
      rate.low !== null && rate.high !== null ? [rate.low, rate.high] : null;
    return {
      date,
      value: percent,
      second: rate.value,
      band,
      texts: [
        formatPercent(percent),
        `${formatCount(impressions)} of ${formatCount(visibility.promptCount)}`,
        rate.value === null ? '–' : formatPercent(rate.value),
        band ? `${formatDecimal(band[0])}–${formatDecimal(band[1])}` : '–',
        formatCount(rate.answers),
      ],
    };
  });
