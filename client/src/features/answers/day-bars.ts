import { addDays, countDays } from '../../days.ts';
import { formatDay, formatRange } from '../../format.ts';

/** One bar of the chart; `from` and `to` are days `YYYY-MM-DD`, both included. */
export interface DayBar {
  from: string;
  to: string;
  label: string;
  answers: number;
}

/** More days than this are drawn by the week, and more weeks by four of them. */
const MAX_BARS = 62;

/** Bars from the first day with an answer to the last, days without one included. @param days ascending */
export function barsOf(days: readonly { day: string; answers: number }[]): { unit: string; bars: DayBar[] } {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return { unit: 'day', bars: [] };
  const count = countDays(first, last);
  const step = count <= MAX_BARS ? 1 : count <= MAX_BARS * 7 ? 7 : 28;
  const bars = Array.from({ length: Math.ceil(count / step) }, (_, index): DayBar => {
    const from = addDays(first, index * step);
    const to = addDays(from, step - 1);
    return { from, to, label: step === 1 ? formatDay(from) : formatRange(from, to), answers: 0 };
  });
  for (const { day, answers } of days) {
    const bar = bars[Math.floor((countDays(first, day) - 1) / step)];
    if (bar) bar.answers += answers;
  }
  return { unit: step === 1 ? 'day' : step === 7 ? 'week' : 'four weeks', bars };
}
