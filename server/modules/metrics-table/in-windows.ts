import { addDays, compareDays, type DateRange } from '../../lib/days.ts';
import { MAX_CELLS, tooLarge } from './limits.ts';

/** Days that one statement counts: while it runs, an embedded database serves nobody else. */
const WINDOW_DAYS = 31;

/** Lists of counts, each of one day. */
interface CountedDays {
  answers: unknown[];
  companies: unknown[];
  impressions: unknown[];
}

/**
 * Reads counts some days at a time. Each day is as it was at one moment, not all of them at the same.
 * @throws BAD_USER_INPUT where there are too many
 */
export async function inWindows<Query extends DateRange<string>, Counts extends CountedDays>(
  query: Query,
  read: (query: Query) => Promise<Counts>,
): Promise<Counts> {
  let all: Counts | null = null;
  for (let from = query.from; all === null || from <= query.to; from = addDays(from, WINDOW_DAYS)) {
    const end = addDays(from, WINDOW_DAYS - 1);
    const counts: Counts = await read({
      ...query,
      from,
      to: compareDays(end, query.to) < 0 ? end : query.to,
    });
    all = all === null ? counts : joined(all, counts);
    if (all.answers.length > MAX_CELLS || all.companies.length > MAX_CELLS) throw tooLarge();
  }
  return all;
}

const joined = <Counts extends CountedDays>(a: Counts, b: Counts): Counts => ({
  ...a,
  answers: a.answers.concat(b.answers),
  companies: a.companies.concat(b.companies),
  impressions: a.impressions.concat(b.impressions),
});
