import { type SQL, sql } from 'drizzle-orm';

/**
 * Numbers pages within an account, which the caller holds: the one definition of how. A new page has the next number, and its site is the
 * first page of its domain.
 * @param listed a table `r` of pages by `sourceId`, each once, with `url`, `domain`, `title` and what else is wanted of them
 * @returns two parts of a `with`; `numbered` has the columns of `listed`, `number` and `site`, whether the page `"isNew"`, and whether a known
 *   one `"getsTitle"`
 */
export const numberSources = (userId: string, listed: SQL): SQL => sql`
    found as materialized (
      select r.*, k.id is null as "isNew", k.title = '' and r.title <> '' as "getsTitle", coalesce(k.site, d.site) as known,
             coalesce(k.number, (select coalesce(max(s.number), 0) from sightline.source s where s.user_id = ${userId})
                                + count(*) filter (where k.id is null) over (rows unbounded preceding)) as number
      from ${listed}
      left join lateral (select s.id, s.number, s.site, s.title from sightline.source s
                         where s.user_id = ${userId} and s.id = r."sourceId" offset 0) k on true
      left join lateral (select s.site from sightline.source s
                         where s.user_id = ${userId} and s.domain = r.domain and k.id is null limit 1) d on true),
    numbered as materialized (
      select f.*, coalesce(f.known, min(f.number) over (partition by f.domain)) as site from found f)`;
