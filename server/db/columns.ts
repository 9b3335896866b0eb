import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from './client.ts';

/** The columns of a row, all of them. */
export type Columns<Row> = readonly (keyof Row & string)[];

/**
 * Selects one JSON text with a list of values for each column of a query, in the order of its rows: decoding rows cell by cell costs more
 * than reading them, and names and rows in JSON cost more than their values.
 */
export const selectColumns = (query: SQL, columns: readonly string[]): SQL => sql`
  select json_build_array(${sql.join(
    columns.map((name) => sql`json_agg(r.${sql.raw(`"${name}"`)})`),
    sql`, `,
  )})::text as columns from (${query}) r`;

/** The rows of what `selectColumns` selected. */
export function rowsOfColumns<Row>(text: string, columns: readonly string[]): Row[] {
  const lists = JSON.parse(text) as (unknown[] | null)[];
  return (lists[0] ?? []).map((_, index) => {
    const row: Record<string, unknown> = {};
    for (const [column, name] of columns.entries()) row[name] = lists[column]?.[index];
    return row as Row;
  });
}

/** Runs a query of many rows; `Row` matches its columns, with days as YYYY-MM-DD and numbers as numbers. */
export async function readColumns<Row>(db: Db, query: SQL, columns: Columns<Row>): Promise<Row[]> {
  const [row] = await rows<{ columns: string }>(db, selectColumns(query, columns));
  return row ? rowsOfColumns<Row>(row.columns, columns) : [];
}
