import { TrendPanel } from '../../components/charts/TrendPanel.tsx';
import type { TrendFigure, TrendPoint } from '../../components/charts/trend-point.ts';
import { formatCount, formatDecimal, formatPercent } from '../../format.ts';
import type { HeadToHead } from './head-to-head.ts';

/** Both mention rates over the range, the competitor's with its interval. */
export function HistoryChart({ both: { brand, competitor, history } }: { both: HeadToHead }) {
  const isWeekly = history.some(({ bucket }) => bucket.includes('W'));
  const figures: readonly TrendFigure[] = [
    { name: brand.name, line: 'value', of: { visible: true, branded: false } },
    { name: competitor.name, line: 'second', of: { company: competitor.id, branded: false } },
    { name: '95% interval' },
    { name: 'Answers' },
  ];
  return (
    <TrendPanel
      title="Mention rate"
      info={`Of prompts that do not name you, by ${isWeekly ? 'week' : 'day'}. The area is the 95% interval of ${competitor.name}.`}
      points={toPoints(history, competitor.id)}
      figures={figures}
      emptyText="No answers in this range"
    />
  );
}

function toPoints(history: HeadToHead['history'], competitorId: string): TrendPoint[] {
  return [...Map.groupBy(history, ({ from }) => from)].flatMap(([date, rows]) => {
    const own = rows.find(({ company }) => company.isBrand)?.mentionRate;
    const theirs = rows.find(({ company }) => company.id === competitorId)?.mentionRate;
    if (!own || !theirs) return [];
    const band: [number, number] | null =
      theirs.low === null || theirs.high === null ? null : [theirs.low, theirs.high];
    return {
      date,
      to: rows[0]?.to ?? date,
      value: own.value,
      second: theirs.value,
      band,
      texts: [
        own.value === null ? '–' : formatPercent(own.value),
        theirs.value === null ? '–' : formatPercent(theirs.value),
        band ? `${formatDecimal(band[0])}–${formatDecimal(band[1])}` : '–',
        formatCount(own.answers),
      ],
    };
  });
}
