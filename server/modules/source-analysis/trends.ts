import { addDays, countDays } from '../../lib/days.ts';
import { createSlices } from '../../lib/slices.ts';
import { eachAnswer } from '../citations/packed-answer.ts';
import type { DayCitations } from '../citations/packed-citations.ts';

/** So many times seven days up to the latest day. */
export interface Weeks {
  latestDay: string;
  weeks: number;
}

export const firstDayOf = ({ latestDay, weeks }: Weeks) => addDays(latestDay, 1 - 7 * weeks);

/** Citations of each of these sites, given by their numbers, in each week, the latest week last. */
export async function countWeeks(
  days: readonly DayCitations[],
  sites: readonly number[],
  { latestDay, weeks }: Weeks,
): Promise<Map<number, number[]>> {
  const trends = new Map(sites.map((site) => [site, new Array<number>(weeks).fill(0)]));
  const nextSlice = createSlices();
  for (const { day, answers } of days) {
    // Answers may have arrived since the latest day was found.
    if (day > latestDay) continue;
    const week = weeks - Math.ceil(countDays({ from: day, to: latestDay }) / 7);
    eachAnswer(answers, (answer) => {
      for (let index = 0; index < answer.sources; index++) {
        const trend = trends.get(answer.site(index));
        if (trend) trend[week] = (trend[week] ?? 0) + 1;
      }
    });
    await nextSlice();
  }
  return trends;
}
