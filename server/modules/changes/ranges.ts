import { z } from 'zod';
import { badInput } from '../../errors.ts';
import { dayFields } from '../../lib/day-filter.ts';
import { countDays, type DateRange } from '../../lib/days.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import type { ComparedRanges } from './model.ts';

/** The longest window: answers are read, not only daily totals. */
export const MAX_DAYS = 92;

const schema = z.object({ from: dayFields.from.unwrap().unwrap(), to: dayFields.to.unwrap().unwrap() });

/** The days of the earlier window. */
export type BeforeInput = z.input<typeof schema>;

/** Whether a window is short enough to be compared. */
export const isComparable = (range: DateRange<string>) => countDays(range) <= MAX_DAYS;

/**
 * The two windows to compare: those of the filter, or the last 7 days and the 7 before.
 * @returns null where nothing was collected
 * @throws BAD_USER_INPUT naming the field
 */
export function resolveRanges(
  metrics: AccountMetrics,
  before: BeforeInput | null | undefined,
): ComparedRanges | null {
  const chosen = before ? parseBefore(before) : null;
  const { current, previous } = metrics.comparedRanges;
  const earlier = chosen ?? previous;
  if (!current || !earlier) return null;
  if (earlier.from > earlier.to) throw badInput('before', '`before.from` must not be after `before.to`.');
  if (earlier.to >= current.from) {
    throw badInput('before', `before must end before ${current.from}, the first day of the later range.`);
  }
  if (Math.max(countDays(current), countDays(earlier)) > MAX_DAYS) {
    throw badInput('filter', `filter must cover at most ${MAX_DAYS} days.`);
  }
  return { current, previous: earlier };
}

function parseBefore(before: BeforeInput) {
  const parsed = schema.safeParse(before);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badInput('before', `before.${String(issue?.path[0])} ${issue?.message}`);
}
