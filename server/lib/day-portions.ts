import { addDays, compareDays, type DateRange } from './days.ts';
import { inPortions } from './portions.ts';

const WINDOW_DAYS = 31;

/**
 * Handles the days of a range, a month at first and then as many months as take about `targetMs`, so that others have their turn in
 * between.
 * @returns what `handle` returned for each portion, earlier days first
 */
export const inDayPortions = <Result>(
  range: DateRange<string>,
  targetMs: number,
  handle: (days: DateRange<string>) => Promise<Result>,
): Promise<Result[]> =>
  inPortions(windowsOf(range), targetMs, (windows) =>
    handle({ from: windows[0]?.from ?? range.from, to: windows.at(-1)?.to ?? range.to }),
  );

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
