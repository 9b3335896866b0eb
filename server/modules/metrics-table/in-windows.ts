import { addDays, compareDays, type DateRange } from '../../lib/days.ts';
import { inPortions } from '../../lib/portions.ts';
import { MAX_CELLS, tooLarge } from './limits.ts';

const WINDOW_DAYS = 31;
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
  const parts = await inPortions(windowsOf(query), STATEMENT_MS, async (windows) => {
    const [from, to] = [windows[0]?.from ?? query.from, windows.at(-1)?.to ?? query.to];
    const counts = await read({ ...query, from, to });
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

function windowsOf({ from, to }: DateRange<string>): DateRange<string>[] {
  const windows: DateRange<string>[] = [];
  let first = from;
  for (;;) {
    const last = addDays(first, WINDOW_DAYS - 1);
    if (compareDays(last, to) >= 0) return [...windows, { from: first, to }];
    windows.push({ from: first, to: last });
    first = addDays(last, 1);
  }
}
