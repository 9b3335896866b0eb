import { sql } from 'drizzle-orm';

/**
 * A table of one row that a planner takes for a hundred. The embedded database has no statistics, takes what it reads for a few
 * rows, and sorts tens of thousands of them to add them up, which takes twice as long as by hash. Joined to a `lateral`
 * subquery that has the condition `IS_MANY`, so that the rows are not copied, it says that there are many.
 */
export const MANY = sql`jsonb_array_elements('[0]') many`;

/** True; ties a subquery to `MANY`. */
export const IS_MANY = sql`many.value is not null`;
