import { type SQL, sql } from 'drizzle-orm';

/**
 * For `column = …` with a list of any length, as one parameter. The list becomes an array before the table is
 * read, so that the column's index is used; a sub-query in its place may scan the whole table.
 */
export const anyOf = (list: readonly string[], type: 'uuid' | 'text' | 'date'): SQL =>
  sql`any (array(select value::${sql.raw(type)} from jsonb_array_elements_text(${JSON.stringify(list)}::jsonb) as value))`;
