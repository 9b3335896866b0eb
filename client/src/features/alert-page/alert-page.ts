import { formatCount, formatDecimal, formatPercent } from '../../format.ts';
import type {
  AlertItem_FigureFragment,
  AlertItem_ItemFragment,
  AlertPageQuery,
} from './AlertPage.generated.ts';

type Page = NonNullable<AlertPageQuery['alert']>;
export type PageAlert = Page['alert'];
export type PageRule = Page['rule'];
export type PageEvidence = Page['evidence'];

type Unit = AlertItem_ItemFragment['unit'];

/** `80.0%`, `63.2` or `34 answers`. */
export function formatFigure(unit: Unit, value: number | null): string {
  if (value === null) return '–';
  if (unit === 'PERCENT') return formatPercent(value);
  return unit === 'SCORE' ? formatDecimal(value) : `${formatCount(value)} answers`;
}

/** `Before: 56 of 70 answers, 80.0%, 95% interval 69.2–87.7.` */
export function describeFigure(
  when: string,
  unit: Unit,
  { value, low, high, hits, answers }: AlertItem_FigureFragment,
): string {
  if (unit === 'ANSWERS') return `${when}: named in ${formatFigure(unit, value)}.`;
  const counted =
    hits === null
      ? `${formatFigure(unit, value)} of 100 over ${formatCount(answers)} judged answers`
      : `${formatCount(hits)} of ${formatCount(answers)} answers, ${formatFigure(unit, value)}`;
  const interval =
    low === null || high === null ? '' : `, 95% interval ${formatDecimal(low)}–${formatDecimal(high)}`;
  return `${when}: ${counted}${interval}.`;
}

/** How unlikely the change is by chance. */
export function describeTest({ pValue, qValue }: Pick<AlertItem_ItemFragment, 'pValue' | 'qValue'>): string {
  const figures = [
    ...(pValue === null ? [] : [`p ${small(pValue)}`]),
    ...(qValue === null ? [] : [`q ${small(qValue)} over all that was tested`]),
  ];
  return figures.length > 0 ? `${figures.join('; ')}.` : '';
}

const small = (value: number) => (value < 0.001 ? '< 0.001' : `= ${value.toFixed(3)}`);

export const signed = (points: number) =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${formatDecimal(Math.abs(points))}`;
