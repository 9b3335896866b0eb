import { type SQL, sql } from 'drizzle-orm';
import { isAscii } from '../lib/is-ascii.ts';

/**
 * Whether a text of the database contains another one, whatever their case. A subquery makes the text that is looked for lower once:
 * a plan that is kept for all values of its parameters would do so for each row.
 */
export function contains(column: SQL, text: string): SQL {
  // Other letters need not be made lower to find these alone, which takes half as long.
  const searched = isAscii(text) ? sql`(${column}) collate "C"` : column;
  return sql`position((select lower(${text})) in lower(${searched})) > 0`;
}
