import { type SQL, sql } from 'drizzle-orm';

/** Joins how many answers cite page `s`, as `t`; nothing where there is no page. */
export const withTotals = (userId: string): SQL => sql`
  left join lateral (select t.mentions, t.visible, t.missed from sightline.source_total t
                     where t.user_id = ${userId} and t.number = s.number offset 0) t on true`;

/**
 * Joins totals of many pages with what is read of the pages; both have their `number`. Where one of them lacks a page, its columns
 * are null. The embedded database has no statistics and would look up each page; a `full join` is made by hash or by merging,
 * and `offset 0` keeps it from becoming another one.
 */
export const joinTotals = (totals: SQL, pages: SQL): SQL =>
  sql`(select * from (${totals} offset 0) t full join (${pages} offset 0) s using (number) offset 0)`;
