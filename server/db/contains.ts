import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a text of the database contains another one, whatever their case. A subquery makes the text that is looked for lower once:
 * a plan that is kept for all values of its parameters would do so for each row.
 */
export const contains = (column: SQL, text: string): SQL =>
  sql`position((select lower(${text})) in lower(${column})) > 0`;
