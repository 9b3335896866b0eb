import { type SQL, sql } from 'drizzle-orm';

/** Joins how many answers cite a page; nothing where there is no page. @param page its row of `source` */
export function withTotals(userId: string, { page = 's', as = 't' } = {}): SQL {
  const [number, totals] = [sql.raw(`${page}.number`), sql.raw(as)];
  return sql`
    left join lateral (select o.number, o.mentions, o.visible, o.missed from sightline.source_total o
                       where o.user_id = ${userId} and o.number = ${number} offset 0) ${totals} on true`;
}

/**
 * Joins totals of many pages with what is read of the pages; both have their `number`. Where one of them lacks a page, its columns
 * are null. The embedded database has no statistics and would look up each page; a `full join` is made by hash or by merging,
 * and `offset 0` keeps it from becoming another one.
 */
export const joinTotals = (totals: SQL, pages: SQL): SQL =>
  sql`(select * from (${totals} offset 0) t full join (${pages} offset 0) s using (number) offset 0)`;
