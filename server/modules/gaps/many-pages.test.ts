import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { MANY_PAGES, mostMissed, SEARCHES, storeManyPages } from '../../testing/many-pages.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { seedAccount } from '../../testing/services.ts';
import { readPageOfTotals } from './source-gaps-store.ts';

let database: Database;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  userId = viewer.userId;
  await storeManyPages(database.db, userId);
});
afterAll(() => database.close());

test.each(SEARCHES)(
  'a search that finds %s lists the gaps among them, and counts all',
  async (_name, text, pages) => {
    const query = { userId, topicId: null, from: null, to: null, platform: null };
    const search = text === null ? null : { text, columns: ['URL' as const, 'TITLE' as const] };
    const found = await readPageOfTotals(
      database.db,
      { ...query, competitorDomains: ['tarnwick.example'], neverVisible: false },
      { sort: 'MISSED', direction: 'DESC', after: null, limit: 40, search },
    );
    expect(found.rows.map(({ url }) => url)).toEqual(mostMissed(pages).slice(0, 40));
    const missed = MANY_PAGES.filter((page) => page.missed > 0);
    expect(found).toMatchObject({ total: pages.length, totalUnsearched: missed.length });
  },
);
