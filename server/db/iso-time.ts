import { type SQL, sql } from 'drizzle-orm';

/** A time as the API writes it: `2026-11-24T09:30:00.000Z`. @param column as a statement names it, such as `p.read_at` */
export const isoTime = (column: string | SQL): SQL =>
  sql`to_char(${typeof column === 'string' ? sql.raw(column) : column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
