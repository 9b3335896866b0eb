import { sql } from 'drizzle-orm';

/**
 * Whether `answer a` was asked plainly, and not as a persona. Nearly all are. The embedded database has no statistics and takes a column that
 * `is null` for one row in 200; a number that is `<>` another for nearly all.
 */
export const ASKED_PLAINLY = sql`num_nonnulls(a.persona_id) <> 1`;
