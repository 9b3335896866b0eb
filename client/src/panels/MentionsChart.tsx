import { usePart } from '../apollo/use-part.ts';
import { TrendPanel } from '../components/charts/TrendPanel.tsx';
import type { TrendPoint } from '../components/charts/trend-point.ts';
import { formatCount, formatDecimal, formatPercent } from '../format.ts';
import {
  type MentionsChart_MetricsFragment,
  MentionsChart_MetricsFragmentDoc,
} from './MentionsChart.generated.ts';
import type { MetricsProps } from './metrics-props.ts';

/** Visibility per day, beside the mention rate with its interval. */
export function MentionsChart({ metrics }: MetricsProps<MentionsChart_MetricsFragment>) {
  const data = usePart(MentionsChart_MetricsFragmentDoc, metrics);
  return (
    <TrendPanel
      title="Mentions"
      info="Visibility: prompts with an answer that names your brand that day, of all prompts. Mention rate: answers that name it, of all answers, in its 95% interval."
      points={data && toPoints(data)}
      figures={[
        { name: 'Visibility', line: 'value' },
        { name: 'Prompts' },
        { name: 'Mention rate', line: 'second' },
        { name: '95% interval' },
        { name: 'Answers' },
      ]}
      emptyText="No historical data available"
    />
  );
}

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
