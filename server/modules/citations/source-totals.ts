import { type SQL, sql } from 'drizzle-orm';

/** Joins how many answers cite page `s`, as `t`; nothing where there is no page. */
export const withTotals = (userId: string): SQL => sql`
  left join lateral (select t.mentions, t.visible, t.missed from sightline.source_total t
                     where t.user_id = ${userId} and t.number = s.number offset 0) t on true`;

/**
 * All pages of an account with how many answers cite them. The embedded database has no statistics and would look up each
 * page; a `full join` is made by hash or by merging, and `offset 0` keeps it from becoming another one.
 * @param where a condition on the totals `t`
 */
export const allWithTotals = (userId: string, where: SQL): SQL => sql`(
  select t.*, s.id, s.url, s.domain, s.title
  from (select t.number as counted, t.mentions, t.visible, t.missed, t.last_missed from sightline.source_total t
        where t.user_id = ${userId} and ${where} offset 0) t
  full join (select s.number, s.id, s.url, s.domain, s.title from sightline.source s
             where s.user_id = ${userId} offset 0) s on s.number = t.counted offset 0)`;
