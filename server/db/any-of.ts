import { type SQL, sql } from 'drizzle-orm';

/**
 * The right side of `column = …` for a list of any length, sent as one parameter. As an array, evaluated before the table is
 * read, it allows an index scan; a subquery might scan the whole table.
 */
export const anyOf = (list: readonly string[], type: 'uuid' | 'text' | 'date' | 'bigint'): SQL =>
  sql`any (array(select value::${sql.raw(type)} from jsonb_array_elements_text(${JSON.stringify(list)}::jsonb) as value))`;
