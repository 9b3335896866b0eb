import { formatDayAndYear } from '../format.ts';

/** What is wrong with each end of a range, in words for who chose it. */
export interface RangeErrors {
  from?: string;
  to?: string;
}

/**
 * Checks both ends of a range of days.
 * @param from first day, `YYYY-MM-DD`; empty when there is none or it is no day of the calendar
 * @param to last day, likewise
 */
export function checkRange(from: string, to: string): RangeErrors {
  const errors: RangeErrors = {};
  if (from === '') errors.from = 'Choose the first day.';
  if (to === '') errors.to = 'Choose the last day.';
  if (from !== '' && to !== '' && to < from) {
    errors.to = `The last day must not be before the first day, ${formatDayAndYear(from)}.`;
  }
  return errors;
}
