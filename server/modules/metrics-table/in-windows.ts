import { inDayPortions } from '../../lib/day-portions.ts';
import type { DateRange } from '../../lib/days.ts';
import { MAX_CELLS, tooLarge } from './limits.ts';

/** Of one statement: while it runs, an embedded database serves nobody else. */
const STATEMENT_MS = 40;

/** Lists of counts, each of one day. */
interface CountedDays {
  answers: unknown[];
  companies: unknown[];
  impressions: unknown[];
}

/**
 * Reads counts a month at a time, or as many as a statement counts quickly. Each day is as it was at one moment, not all of them at the
 * same.
 * @throws BAD_USER_INPUT where there are too many
 */
export async function inWindows<Query extends DateRange<string>, Counts extends CountedDays>(
  query: Query,
  read: (query: Query) => Promise<Counts>,
): Promise<Counts> {
  let [answers, companies] = [0, 0];
  const parts = await inDayPortions(query, STATEMENT_MS, async (days) => {
    const counts = await read({ ...query, ...days });
    answers += counts.answers.length;
    companies += counts.companies.length;
    if (answers > MAX_CELLS || companies > MAX_CELLS) throw tooLarge();
    return counts;
  });
  return {
    // There is one window at least.
    ...(parts[0] as Counts),
    answers: parts.flatMap((part) => part.answers),
    companies: parts.flatMap((part) => part.companies),
    impressions: parts.flatMap((part) => part.impressions),
  };
}
