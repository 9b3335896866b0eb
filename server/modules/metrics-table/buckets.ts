import { addDays, type DateRange, daysOf, mondayOf } from '../../lib/days.ts';
import type { Bucket } from './model.ts';

/** A bucket with its days within the range. */
export interface BucketDays {
  bucket: string;
  from: string;
  to: string;
}

/** The buckets of a range, ascending, each with the days of it that the range includes. */
export function bucketsOf(range: DateRange<string>, bucket: Bucket): BucketDays[] {
  const byName = Map.groupBy(daysOf(range), (day) => bucketOf(day, range, bucket));
  return [...byName].map(([name, days]) => ({
    bucket: name,
    from: days[0] ?? range.from,
    to: days.at(-1) ?? range.to,
  }));
}

/** The bucket's name that a day belongs to; weeks as ISO 8601 writes them. */
export function bucketOf(day: string, range: DateRange<string>, bucket: Bucket): string {
  switch (bucket) {
    case 'day':
      return day;
    case 'week':
      return weekOf(day);
    case 'month':
      return day.slice(0, 7);
    case 'range':
      return `${range.from}/${range.to}`;
  }
}

/** The year of a week is that of its Thursday, and its first week holds January 4. */
function weekOf(day: string): string {
  const year = addDays(mondayOf(day), 3).slice(0, 4);
  const weeks = (Date.parse(mondayOf(day)) - Date.parse(mondayOf(`${year}-01-04`))) / WEEK_MS;
  return `${year}-W${String(Math.round(weeks) + 1).padStart(2, '0')}`;
}

const WEEK_MS = 7 * 86_400_000;
