import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether rows have a key and a day of a range, as comparisons of rows, which only an index that begins with the key can answer. The
 * embedded database has no statistics: where an index by day exists too, it takes both for equal as long as a table is small, and goes
 * through all rows of the range for each key.
 * @param key a uuid column
 */
export const keyInDays = (
  key: SQL,
  value: SQL,
  day: SQL,
  { from, to }: { from: SQL | string; to: SQL | string },
): SQL => sql`(${key}, ${day}) >= (${value}, ${from}::date) and (${key}, ${day}) <= (${value}, ${to}::date)`;
