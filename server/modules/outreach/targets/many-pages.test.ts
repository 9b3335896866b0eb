import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/client.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { mostMissed, SEARCHES, storeManyPages } from '../../../testing/many-pages.ts';
import { QUILLMARK } from '../../../testing/recordings.ts';
import { seedAccount } from '../../../testing/services.ts';
import { listSources } from './source-store.ts';

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
  'a search that finds %s lists those to approach, in parts',
  async (_name, text, pages) => {
    const query = { userId, companyDomains: ['tarnwick.example'], search: text };
    const first = await listSources(database.db, query, { after: null, limit: 25 });
    const last = first.rows.at(-1);
    const second = last ? await listSources(database.db, query, { after: last, limit: 15 }) : { rows: [] };
    expect([...first.rows, ...second.rows].map(({ url }) => url)).toEqual(mostMissed(pages).slice(0, 40));
    expect(first.total).toBe(pages.length);
  },
);
