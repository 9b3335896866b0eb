import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { createTestDatabase } from './database.ts';
import { QUILLMARK } from './recordings.ts';
import { seedAccount } from './services.ts';

/** More than are looked up one by one. */
const PAGES = 5_400;

/** Cited pages of one site by their numbers, which are from 1. */
export const MANY_PAGES = Array.from({ length: PAGES }, (_, index) => {
  const number = index + 1;
  const isRare = number % 54 === 0;
  return {
    ...{ number, isRare, missed: number % 5, visible: number % 3 },
    url: `https://site.example/guide/${number}${isRare ? '-rare' : ''}`,
  };
});

const MISSED = MANY_PAGES.filter(({ missed }) => missed > 0);

/** Searches, and the pages with missed answers that each finds. */
export const SEARCHES: [name: string, text: string | null, found: typeof MANY_PAGES][] = [
  ['all pages', null, MISSED],
  ['most pages', 'GUIDE', MISSED],
  ['few pages', 'rare', MISSED.filter(({ isRare }) => isRare)],
  ['no page', 'elsewhere', []],
];

/** The URLs of pages, those that most missed answers cite first, then by number. */
export const mostMissed = (pages: typeof MANY_PAGES): string[] =>
  pages.toSorted((a, b) => b.missed - a.missed || a.number - b.number).map(({ url }) => url);

/** An account that has these pages, in a database of its own. */
export async function createManyPages(): Promise<{ db: Db; userId: string; close: () => Promise<void> }> {
  const { db, close } = await createTestDatabase();
  const { viewer } = await seedAccount(db, QUILLMARK.brand, QUILLMARK.competitors);
  const { userId } = viewer;
  const pages = sql`jsonb_to_recordset(${JSON.stringify(MANY_PAGES)}::jsonb) as p(number int, url text, missed int, visible int)`;
  await db.execute(sql`
    insert into sightline.source (user_id, id, url, domain, number, site)
    select ${userId}::uuid, gen_random_uuid(), p.url, 'site.example', p.number, 1 from ${pages}`);
  await db.execute(sql`
    insert into sightline.source_total (user_id, number, site, mentions, visible, missed, last_missed)
    select ${userId}::uuid, p.number, 1, p.missed + p.visible, p.visible, p.missed,
           case when p.missed > 0 then '2025-05-24'::date end from ${pages}`);
  return { db, userId, close };
}
