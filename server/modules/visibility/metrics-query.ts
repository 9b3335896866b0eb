import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { dayFields, withDayRules } from '../../lib/day-filter.ts';
import { type DateRange, lastDays, rangeBefore } from '../../lib/days.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { collectedRange } from './store.ts';

export type TimeWindow = 'ALL' | 'MONTH' | 'WEEK';

/** Days of the windows, which end on the latest collected day. */
export const WINDOW_DAYS = { WEEK: 7, MONTH: 30 } as const;

const schema = withDayRules(
  z.object({
    ...dayFields,
    platform: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be a platform’s key such as chatgpt.')
      .nullish(),
  }),
);

/** Range and platform as the user chose them; omitted and null are the same. */
export type MetricsFilter = z.input<typeof schema>;

/** A filter resolved to an account and its days: the rows with days from `from` to `to`, both included; null is open. */
export interface MetricsQuery extends DateRange {
  userId: string;
  /** A platform's key; null for all. */
  platform: string | null;
  /** The days that a reply covers: those of the filter, else those collected. */
  range: DateRange;
  /** The last collected day that the filter includes; null without any. */
  latestDay: string | null;
}

/** @throws BAD_USER_INPUT naming the field and what is allowed */
export const parseFilter = (filter: MetricsFilter | null | undefined): MetricsFilter =>
  parseInput(schema, filter ?? {}, 'filter');

/**
 * Finds the days of a parsed filter. A number of days ends on the latest collected day. Without a range the query stays
 * open, since measurements also fail on days without a usable answer.
 */
export async function resolveFilter(
  db: Db,
  userId: string,
  { from = null, to = null, days, platform = null }: MetricsFilter,
): Promise<MetricsQuery> {
  const open = { userId, from, to, platform };
  const collected = await collectedRange(db, open);
  const query = days && collected.to ? { ...open, ...lastDays(days, collected.to) } : open;
  return {
    ...query,
    range: { from: query.from ?? collected.from, to: query.to ?? collected.to },
    latestDay: collected.to,
  };
}

/** The first day of a window that ends on the latest collected day, within the query; null is open. */
export function windowStart({ from, latestDay }: MetricsQuery, window: TimeWindow): string | null {
  if (window === 'ALL' || latestDay === null) return from;
  const start = lastDays(WINDOW_DAYS[window], latestDay).from;
  return from !== null && from > start ? from : start;
}

/** The windows that a change compares: the range and the one before it; without a range the last two weeks. */
export function comparedRanges({ from, range, latestDay }: MetricsQuery): {
  current: DateRange<string> | null;
  previous: DateRange<string> | null;
} {
  const lastWeek = latestDay === null ? null : lastDays(WINDOW_DAYS.WEEK, latestDay);
  const current = from === null ? lastWeek : hasEnds(range) ? range : null;
  return { current, previous: current && rangeBefore(current) };
}

const hasEnds = (range: DateRange): range is DateRange<string> => range.from !== null && range.to !== null;
