import {
  type DateRange,
  daysOutsideWeeks,
  mondaysWithin,
  monthsWithin,
  rangesOutsideMonths,
} from '../../lib/days.ts';

/** Two windows, the second of which follows the first. */
export type ComparedWindows = readonly [DateRange<string>, DateRange<string>];

/**
 * The first days of the periods that two windows are read from: months, weeks where a month is not wholly in one of them, and days
 * where a week is not. Each as an array of Postgres, as text.
 */
export function comparedPeriods([previous, current]: ComparedWindows) {
  const others = [...rangesOutsideMonths(previous), ...rangesOutsideMonths(current)];
  return {
    days: listOf(others.flatMap(daysOutsideWeeks)),
    weeks: listOf(others.flatMap(mondaysWithin)),
    months: listOf([...monthsWithin(previous), ...monthsWithin(current)]),
  };
}

/** Of values without quotes, commas or braces. */
const listOf = (values: readonly string[]) => `{${values.join()}}`;
