import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManyPages, mostMissed, SEARCHES } from '../../../testing/many-pages.ts';
import { listSources } from './source-store.ts';

let account: Awaited<ReturnType<typeof createManyPages>>;
beforeAll(async () => {
  account = await createManyPages();
});
afterAll(() => account.close());

test.each(SEARCHES)(
  'a search that finds %s lists those to approach, in parts',
  async (_name, text, pages) => {
    const query = { userId: account.userId, companyDomains: ['tarnwick.example'], search: text };
    const first = await listSources(account.db, query, { after: null, limit: 25 });
    const last = first.rows.at(-1);
    const second = last ? await listSources(account.db, query, { after: last, limit: 15 }) : { rows: [] };
    expect([...first.rows, ...second.rows].map(({ url }) => url)).toEqual(mostMissed(pages).slice(0, 40));
    expect(first.total).toBe(pages.length);
  },
);
