import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { seedAccount } from '../../testing/services.ts';
import { readPageOfTotals } from '../gaps/source-gaps-store.ts';
import { listSources } from '../outreach/targets/source-store.ts';

/** More than are looked up one by one. */
const PAGES = 5_400;
/** By number, from 1. */
const pages = Array.from({ length: PAGES }, (_, index) => {
  const number = index + 1;
  const isRare = number % 54 === 0;
  return {
    ...{ number, isRare, missed: number % 5, visible: number % 3 },
    url: `https://site.example/guide/${number}${isRare ? '-rare' : ''}`,
  };
});

let database: Database;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  userId = viewer.userId;
  const list = sql`jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as p(number int, url text, missed int, visible int)`;
  await database.db.execute(sql`
    insert into sightline.source (user_id, id, url, domain, number, site)
    select ${userId}::uuid, gen_random_uuid(), p.url, 'site.example', p.number, 1 from ${list}`);
  await database.db.execute(sql`
    insert into sightline.source_total (user_id, number, site, mentions, visible, missed, last_missed)
    select ${userId}::uuid, p.number, 1, p.missed + p.visible, p.visible, p.missed,
           case when p.missed > 0 then '2025-05-24'::date end from ${list}`);
});
afterAll(() => database.close());

const missed = pages.filter((page) => page.missed > 0);
const mostMissed = (list: typeof pages) =>
  list.toSorted((a, b) => b.missed - a.missed || a.number - b.number).map(({ url }) => url);

describe.each([
  ['all pages', null, missed],
  ['most pages', 'GUIDE', missed],
  ['few pages', 'rare', missed.filter(({ isRare }) => isRare)],
  ['no page', 'elsewhere', []],
])('a search that finds %s', (_name, text, expected) => {
  test('lists the gaps that it finds, and counts all', async () => {
    const query = { userId, topicId: null, from: null, to: null, platform: null };
    const search = text === null ? null : { text, columns: ['URL' as const, 'TITLE' as const] };
    const found = await readPageOfTotals(
      database.db,
      { ...query, competitorDomains: ['tarnwick.example'], neverVisible: false },
      { sort: 'MISSED', direction: 'DESC', after: null, limit: 40, search },
    );
    expect(found.rows.map(({ url }) => url)).toEqual(mostMissed(expected).slice(0, 40));
    expect(found).toMatchObject({ total: expected.length, totalUnsearched: missed.length });
  });

  test('lists the pages to approach that it finds, in parts', async () => {
    const query = { userId, companyDomains: ['tarnwick.example'], search: text };
    const first = await listSources(database.db, query, { after: null, limit: 25 });
    const second = await listSources(database.db, query, { after: first.rows.at(-1) ?? null, limit: 15 });
    const urls = [...first.rows, ...(first.rows.length > 0 ? second.rows : [])].map(({ url }) => url);
    expect(urls).toEqual(mostMissed(expected).slice(0, 40));
    expect(first.total).toBe(expected.length);
  });
});
