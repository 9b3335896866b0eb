import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';

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

/** More are joined with the totals of all pages. */
const MAX_FEW = 5_000;

/** @param found a query of pages' numbers. @returns them; null if they are many */
export async function findFew(db: Db, found: SQL): Promise<number[] | null> {
  const [few] = await rows<{ numbers: number[] }>(
    db,
    sql`select coalesce(json_agg(f.number), '[]') as numbers from (${found} limit ${MAX_FEW + 1}) f (number)`,
  );
  return few && few.numbers.length <= MAX_FEW ? few.numbers : null;
}

/** The totals `t` of some pages by their numbers, or of all; still to be restricted to the account's. */
export const totalsOf = (userId: string, numbers: readonly number[] | null): SQL =>
  numbers === null
    ? sql`sightline.source_total t`
    : sql`unnest(${`{${numbers.join()}}`}::int[]) as few (number)
          cross join lateral (select o.* from sightline.source_total o
                              where o.user_id = ${userId} and o.number = few.number offset 0) t`;
