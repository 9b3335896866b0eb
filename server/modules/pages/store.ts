import { sql } from 'drizzle-orm';
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

/** Cited pages that have no row yet. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select ((select count(*) from sightline.source s where s.user_id = ${userId} and s.mentions > 0)
              - (select count(*) from sightline.page p
                 join sightline.source s on s.user_id = p.user_id and s.id = p.id and s.mentions > 0
                 where p.user_id = ${userId}))::int as n`,
  );
  return row?.n ?? 0;
}
