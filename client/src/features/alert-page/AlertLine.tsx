import { TrendPanel } from '../../components/charts/TrendPanel.tsx';
import type { TrendFigure, TrendMark, TrendPoint } from '../../components/charts/trend-point.ts';
import { formatCount, formatDecimal } from '../../format.ts';
import type { AlertLine_TimeLineFragment } from './AlertPage.generated.ts';
import { formatFigure, type PageEvidence } from './alert-page.ts';

interface AlertLineProps {
  timeLine: AlertLine_TimeLineFragment;
  evidence: PageEvidence;
}

/** What the alert measured, day by day, with the days compared set off. */
export function AlertLine({ timeLine: { unit, lines }, evidence: { before, after } }: AlertLineProps) {
  const [subject, other] = lines;
  if (!subject) return null;
  const figures: TrendFigure[] = [
    { name: subject.name, line: 'value' },
    ...(other ? [{ name: other.name, line: 'second' } as const] : [{ name: '95% interval' }]),
    { name: 'Answers' },
  ];
  const dates = subject.points.map(({ date }) => date);
  // The chart knows days with answers alone.
  const marks: TrendMark[] = [before, after].flatMap((days) => {
    const shown = dates.filter((date) => days?.from && days.to && date >= days.from && date <= days.to);
    const [from, to] = [shown[0], shown.at(-1)];
    return from && to ? [{ from, to, text: '' }] : [];
  });
  return (
    <TrendPanel
      title={titleOf(unit, other !== undefined)}
      info="The days compared and as many before them, as they are known now. The shaded days are those compared."
      points={subject.points.map((point) => toPoint(unit, point, other))}
      figures={figures}
      marks={marks}
      emptyText="No answers on these days"
    />
  );
}

type Line = AlertLine_TimeLineFragment['lines'][number];
type Unit = AlertLine_TimeLineFragment['unit'];

function titleOf(unit: Unit, isOfTwo: boolean): string {
  if (unit === 'SCORE') return 'Sentiment by day';
  return isOfTwo ? 'Answers that name each, by day' : 'Mention rate by day';
}

function toPoint(
  unit: Unit,
  { date, value, low, high, answers }: Line['points'][number],
  other: Line | undefined,
): TrendPoint {
  const band: [number, number] | null = low === null || high === null ? null : [low, high];
  const second = other?.points.find((point) => point.date === date)?.value ?? null;
  return {
    ...{ date, value },
    ...(other ? { second } : { band }),
    texts: [
      formatFigure(unit, value),
      other ? formatFigure(unit, second) : band ? `${formatDecimal(band[0])}–${formatDecimal(band[1])}` : '–',
      formatCount(answers),
    ],
  };
}
