import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { Company } from './model.ts';

/** The brand and its competitors, with the version of the set, in the user's order. */
export async function listCompanies(
  db: Db,
  userId: string,
): Promise<{ companies: Company[]; version: number }> {
  const [row] = await rows<{ version: number; companies: Company[] }>(
    db,
    sql`select a.company_version::int as version,
               coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'name', c.name,
                                'aliases', to_jsonb(c.aliases), 'domain', c.domain) order by c.sort_order, c.name)
                         from sightline.company c where c.user_id = ${userId}), '[]') as companies
        from sightline.account a where a.user_id = ${userId}`,
  );
  return row ?? { companies: [], version: 0 };
}

/** Replaces all companies; those that keep their id keep their mentions, those of others are no longer counted. */
export async function replaceCompanies(tx: Db, userId: string, companies: readonly Company[]): Promise<void> {
  const json = JSON.stringify(companies.map((company, sortOrder) => ({ ...company, sortOrder })));
  const removed = await rows<{ id: string }>(
    tx,
    sql`delete from sightline.company
        where user_id = ${userId}
          and id not in (select r.id from jsonb_to_recordset(${json}::jsonb) as r(id uuid))
        returning id`,
  );
  await removeFromRollups(
    tx,
    userId,
    removed.map(({ id }) => id),
  );
  // A competitor may become the brand, or take another's name: free the unique values before setting them.
  await tx.execute(sql`
    update sightline.company set kind = 'competitor', name = id::text where user_id = ${userId}`);
  // Companies that keep their id keep their number, so that some of these remain unused.
  const [numbered] = await rows<{ last: number }>(
    tx,
    sql`update sightline.account set company_numbers = company_numbers + ${companies.length}::int
        where user_id = ${userId} returning company_numbers as last`,
  );
  await tx.execute(sql`
    insert into sightline.company (user_id, id, kind, name, domain, aliases, sort_order, number)
    select ${userId}::uuid, r.id, r.kind, r.name, r.domain,
           array(select jsonb_array_elements_text(r.aliases)), r."sortOrder", ${numbered?.last ?? 0}::int - r."sortOrder"
    from jsonb_to_recordset(${json}::jsonb)
      as r(id uuid, kind text, name text, domain text, aliases jsonb, "sortOrder" int)
    on conflict (user_id, id) do update
      set kind = excluded.kind, name = excluded.name, domain = excluded.domain,
          aliases = excluded.aliases, sort_order = excluded.sort_order`);
}

/** Removes companies from the rollups; their mentions went with them. */
async function removeFromRollups(tx: Db, userId: string, companyIds: readonly string[]): Promise<void> {
  if (companyIds.length === 0) return;
  // By topic, as the tables' keys begin.
  const topics = sql`any (array(select id from sightline.topic where user_id = ${userId}))`;
  for (const table of ['company_day', 'company_month']) {
    await tx.execute(
      sql`delete from sightline.${sql.raw(table)}
          where user_id = ${userId} and topic_id = ${topics} and company_id = ${anyOf(companyIds, 'uuid')}`,
    );
  }
}
