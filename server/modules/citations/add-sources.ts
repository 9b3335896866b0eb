import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** A page by its canonical address. */
export interface NewSource {
  id: string;
  url: string;
  /** Registrable. */
  domain: string;
}

/**
 * Numbers pages that no answer has cited yet, as storing an answer numbers those that it cites. Pages that have a number keep it. The caller
 * holds the account, in which they are numbered.
 */
export async function addSources(tx: Db, userId: string, pages: readonly NewSource[]): Promise<void> {
  await tx.execute(sql`
    with found as materialized (
      select r.*, k.site as known,
             (select coalesce(max(s.number), 0) from sightline.source s where s.user_id = ${userId})
             + row_number() over (order by r.id) as number
      from (select distinct on (r.id) r.*
            from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as r(id uuid, url text, domain text)) r
      left join lateral (select s.site from sightline.source s
                         where s.user_id = ${userId} and s.domain = r.domain limit 1) k on true
      where not exists (select from sightline.source s where s.user_id = ${userId} and s.id = r.id)),
    numbered as materialized (
      select f.*, coalesce(f.known, min(f.number) over (partition by f.domain)) as site from found f),
    added as (
      insert into sightline.source (user_id, id, url, domain, number, site)
      select ${userId}::uuid, n.id, n.url, n.domain, n.number, n.site from numbered n)
    insert into sightline.source_total (user_id, number, site)
    select ${userId}::uuid, n.number, n.site from numbered n`);
}
