import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { GapPosition } from './cursor.ts';
import type { GapRows, GapSearch } from './gaps-query.ts';
import type { CountSort, SortDirection } from './model.ts';

interface PageQuery {
  direction: SortDirection;
  after: GapPosition | null;
  limit: number;
}

interface PageColumns {
  /** The sort key of `counted c`. */
  key: SQL;
  /** The search, as a condition on `counted c`; null without one. */
  matches: SQL | null;
  /** Columns of `page p` and of what is joined to it, beside the counts. */
  columns: SQL;
  join?: SQL;
}

/**
 * Reads a page of `counted`, which has the counts and, as `id`, a prompt’s id or a source’s number. Both totals are read where the page is
 * empty, too.
 */
export async function readPage<TRow extends GapPosition>(
  db: Db,
  counted: SQL,
  { direction, after, limit }: PageQuery,
  { key, matches, columns, join = sql`` }: PageColumns,
): Promise<GapRows<TRow>> {
  const order = sql`p.key ${sql.raw(direction === 'DESC' ? 'desc' : 'asc')} nulls last, p.missed desc, p.id`;
  const [first, ...others] = await rows<
    Partial<TRow> & { position: number; total: number; totalUnsearched: number }
  >(
    db,
    sql`with counted as materialized (${counted}),
          matching as ${sql.raw(matches ? '' : 'not')} materialized (
            select c.*, ${key} as key from counted c where ${matches ?? sql`true`}),
          page as materialized (
            select p.*, row_number() over (order by ${order}) as position
            from (select * from matching p where ${isAfter(after, direction)} order by ${order} limit ${limit}) p),
          shown as (
            select p.position, p.id, p.key, p.answers, p.visible, p.missed,
                   to_char(p.last_missed, 'YYYY-MM-DD') as "lastMissed", ${columns}
            from page p ${join})
        select n.*, s.*
        from (select ${matches ? sql`(select count(*) from matching)::int` : sql`u.total`} as total, u.total as "totalUnsearched"
              from (select count(*)::int as total from counted offset 0) u) n
        left join shown s on true order by s.position`,
  );
  if (!first) throw new Error('Totals are read whether there are rows or not.');
  const { total, totalUnsearched } = first;
  const isRow = ({ id }: Partial<TRow>) => id !== null;
  return { rows: [first, ...others].filter(isRow) as unknown as TRow[], total, totalUnsearched };
}

/** A condition on `matching p`: it comes after the position. */
function isAfter(after: GapPosition | null, direction: SortDirection): SQL {
  if (!after) return sql`true`;
  const { key, missed, id } = after;
  const last = typeof id === 'number' ? sql`${id}::int` : sql`${id}::uuid`;
  const tie = sql`(p.missed < ${missed} or (p.missed = ${missed} and p.id > ${last}))`;
  if (key === null) return sql`(p.key is null and ${tie})`;
  const value = typeof key === 'number' ? sql`${key}::float8` : sql`${key}::text`;
  const beyond = direction === 'DESC' ? sql`p.key < ${value}` : sql`p.key > ${value}`;
  return sql`(${beyond} or p.key is null or (p.key = ${value} and ${tie}))`;
}

/** Sort keys of `counted c` that are counts. */
export const COUNT_KEYS: Record<CountSort, SQL> = {
  MISSED: sql`c.missed`,
  MISSED_RATE: sql`c.missed::float8 / c.answers`,
  VISIBLE_RATE: sql`c.visible::float8 / c.answers`,
  ANSWERS: sql`c.answers`,
  LAST_MISSED: sql`to_char(c.last_missed, 'YYYY-MM-DD')`,
};

/** The search as a condition: one of its columns has the text. */
export function matchesSearch<TColumn extends string>(
  search: GapSearch<TColumn> | null,
  conditionsFor: (text: string) => Record<TColumn, SQL>,
): SQL | null {
  if (!search) return null;
  const conditions = conditionsFor(search.text);
  return sql.join(
    search.columns.map((column) => conditions[column]),
    sql` or `,
  );
}
