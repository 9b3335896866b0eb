import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '../../db/client.ts';
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
              - (select count(*) from sightline.page p
                 join sightline.source s on s.user_id = p.user_id and s.id = p.id
                 join sightline.source_total t on t.user_id = p.user_id and t.number = s.number and t.mentions > 0
                 where p.user_id = ${userId}))::int as n`,
  );
  return row?.n ?? 0;
}

/** Adds a page unless it is known. @returns whether it was never tried */
export async function insertPage(
  db: Db,
  userId: string,
  { id, url, domain }: { id: string; url: string; domain: string },
  now: string,
): Promise<boolean> {
  await db.execute(sql`
    insert into sightline.page (user_id, id, url, domain, due_at) values (${userId}, ${id}, ${url}, ${domain}, ${now})
    on conflict (user_id, id) do nothing`);
  const untried = await rows(
    db,
    sql`select 1 from sightline.page p where p.user_id = ${userId} and p.id = ${id}::uuid and p.tried_at is null`,
  );
  return untried.length > 0;
}
