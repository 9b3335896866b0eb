import { TrendPanel } from '../../components/charts/TrendPanel.tsx';
import type { TrendFigure, TrendPoint } from '../../components/charts/trend-point.ts';
import { formatCount, formatDecimal, formatPercent } from '../../format.ts';
import { comparedChart } from '../comparison/compared-chart.ts';
import type { PromptPage } from './prompt-page.ts';

const FIGURES: readonly TrendFigure[] = [
  { name: 'Mention rate', line: 'value' },
  { name: '95% interval' },
  { name: 'Answers' },
];

/** The prompt's mention rate over the range, with its interval. */
export function HistoryChart({ page: { history, range, previous } }: { page: PromptPage }) {
  const isWeekly = history.some(({ bucket }) => bucket.includes('W'));
  const chart = comparedChart(
    'Mention rate',
    { range, points: history.map(toPoint) },
    FIGURES,
    previous
      ? {
          range: previous.range,
          points: previous.history.map(({ from, visibility: { value } }) => ({
            date: from,
            value,
            text: value === null ? '' : formatPercent(value),
          })),
        }
      : undefined,
  );
  return (
    <TrendPanel
      title="History"
      info={`Answers that name your brand, of all usable answers to this prompt, by ${isWeekly ? 'week' : 'day'}. The area is the 95% interval.`}
      points={chart.points}
      figures={chart.figures}
      emptyText="No answers in this range"
    />
  );
}

function toPoint({ from, visibility }: PromptPage['history'][number]): TrendPoint {
  const { value, low, high, answers } = visibility;
  const band: [number, number] | null = low === null || high === null ? null : [low, high];
  return {
    date: from,
    value,
    band,
    texts: [
      value === null ? '–' : formatPercent(value),
      band ? `${formatDecimal(band[0])}–${formatDecimal(band[1])}` : '–',
      formatCount(answers),
    ],
  };
}
