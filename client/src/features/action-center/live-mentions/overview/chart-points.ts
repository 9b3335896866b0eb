import { addDays } from '../../../../days.ts';
import { formatDay, formatDayAndYear } from '../../../../format.ts';
import type { VisitOverviewQuery } from '../Visits.generated.ts';

type Metrics = VisitOverviewQuery['visitMetrics'];

/** What a bar of the chart covers. */
export type ChartStep = 'hour' | 'day' | 'week';

export type ChartPoint = Metrics['points'][number];

/** The parts of a bar, from its bottom. */
export const SERIES = [
  { key: 'training', purpose: 'TRAINING', name: 'Training', colour: 'accent.line' },
  { key: 'search', purpose: 'SEARCH', name: 'Search', colour: 'accent.emphasized' },
  { key: 'user', purpose: 'USER', name: 'Asked by a user', colour: 'gray.line' },
] as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer ranges are shown by week. */
const MAX_DAYS = 92;

/** The bars of the range, those without visits included. */
export function chartPoints({ points, byHour, range }: Pick<Metrics, 'points' | 'byHour' | 'range'>): {
  step: ChartStep;
  points: ChartPoint[];
} {
  if (range.from === null || range.to === null || points.length === 0) return { step: 'day', points: [] };
  const start = Date.parse(range.from);
  const end = Date.parse(range.to) + DAY_MS;
  const days = (end - start) / DAY_MS;
  const step = byHour ? 'hour' : days > MAX_DAYS ? 'week' : 'day';
  const length = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS }[step];
  // Weeks end with the range, so that the last one is whole.
  const first = step === 'week' ? end - Math.ceil(days / 7) * length : start;
  const bars = Array.from({ length: Math.ceil((end - first) / length) }, (_, index) => ({
    time: new Date(first + index * length).toISOString(),
    ...{ training: 0, search: 0, user: 0, forged: 0 },
  }));
  for (const { time, training, search, user, forged } of points) {
    const bar = bars[Math.floor((Date.parse(time) - first) / length)];
    if (!bar) continue;
    bar.training += training;
    bar.search += search;
    bar.user += user;
    bar.forged += forged;
  }
  return { step, points: bars };
}

/** The days that a bar covers. */
export function daysOf({ time }: Pick<ChartPoint, 'time'>, step: ChartStep): { date: string; to: string } {
  const date = time.slice(0, 10);
  return { date, to: step === 'week' ? addDays(date, 6) : date };
}

/** `Nov 21, 2026`, `Nov 21, 14:00`, `Week from Nov 15, 2026` */
export function formatPoint({ time }: Pick<ChartPoint, 'time'>, step: ChartStep): string {
  const day = time.slice(0, 10);
  if (step === 'hour') return `${formatDay(day)}, ${time.slice(11, 16)}`;
  return step === 'week' ? `Week from ${formatDayAndYear(day)}` : formatDayAndYear(day);
}

/** A round number at or above the largest bar, for the axis. */
export function axisEnd(points: readonly ChartPoint[]): number {
  const most = Math.max(1, ...points.map(({ training, search, user }) => training + search + user));
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 5, 10].find((factor) => factor * power >= most) ?? 10;
  return Math.max(4, step * power);
}
