import { type SQL, sql } from 'drizzle-orm';
import type { DateRange } from '../lib/days.ts';

/** Whether a column of days is in a range. */
export const inDays = (column: SQL, { from, to }: DateRange<string>) =>
  sql`${column} >= ${from}::date and ${column} <= ${to}::date`;

/** Whether a column of times is in a range of UTC days. */
export const inHours = (column: SQL, { from, to }: DateRange<string>) =>
  sql`${column} >= ${`${from}T00:00:00Z`}::timestamptz and ${column} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`;
