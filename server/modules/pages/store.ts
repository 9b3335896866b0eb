import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '../../db/client.ts';
import { addSources } from '../citations/add-sources.ts';
import { DEFAULT_PAGE_SETTINGS, type PageSettings } from './model.ts';

export async function findPageSettings(db: Db, userId: string): Promise<PageSettings> {
  const [row] = await rows<PageSettings>(
    db,
    sql`select s.daily, s.pages_per_day as "pagesPerDay" from sightline.page_settings s where s.user_id = ${userId}`,
  );
  return row ?? DEFAULT_PAGE_SETTINGS;
}

export async function savePageSettings(tx: Db, userId: string, settings: PageSettings): Promise<void> {
  await tx.execute(sql`
    insert into sightline.page_settings (user_id, daily, pages_per_day)
    values (${userId}, ${settings.daily}, ${settings.pagesPerDay})
    on conflict (user_id) do update set daily = excluded.daily, pages_per_day = excluded.pages_per_day`);
}

/** @param id any text */
export async function hasPrompt(db: Db, userId: string, id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const found = await rows(
    db,
    sql`select 1 from sightline.prompt p where p.user_id = ${userId} and p.id = ${id}::uuid`,
  );
  return found.length > 0;
}

/** Cited pages that have no row yet. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select ((select count(*) from sightline.source_total t where t.user_id = ${userId} and t.mentions > 0)
              - (select count(*) from (select p.number from sightline.page p
                                       where p.user_id = ${userId} offset 0) p
                 cross join lateral (select from sightline.source_total t
                                     where t.user_id = ${userId} and t.number = p.number and t.mentions > 0 offset 0) t))::int as n`,
  );
  return row?.n ?? 0;
}

/** Adds a page unless it is known. The caller holds the account. @returns whether it was never tried */
export async function insertPage(
  db: Db,
  userId: string,
  { id, url, domain }: { id: string; url: string; domain: string },
  now: string,
): Promise<boolean> {
  await addSources(db, userId, [{ id, url, domain }]);
  await db.execute(sql`
    insert into sightline.page (user_id, id, url, domain, number, site, due_at)
    select ${userId}::uuid, s.id, ${url}, ${domain}, s.number, s.site, ${now}::timestamptz
    from sightline.source s where s.user_id = ${userId} and s.id = ${id}::uuid
    on conflict (user_id, id) do nothing`);
  const untried = await rows(
    db,
    sql`select 1 from sightline.page p where p.user_id = ${userId} and p.id = ${id}::uuid and p.tried_at is null`,
  );
  return untried.length > 0;
}
