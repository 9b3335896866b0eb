import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManyPages, MANY_PAGES, mostMissed, SEARCHES } from '../../testing/many-pages.ts';
import { readPageOfTotals } from './source-gaps-store.ts';

let account: Awaited<ReturnType<typeof createManyPages>>;
beforeAll(async () => {
  account = await createManyPages();
});
afterAll(() => account.close());

test.each(SEARCHES)(
  'a search that finds %s lists the gaps among them, and counts all',
  async (_name, text, pages) => {
    const query = { userId: account.userId, topicId: null, from: null, to: null, platform: null };
    const search = text === null ? null : { text, columns: ['URL' as const, 'TITLE' as const] };
    const found = await readPageOfTotals(
      account.db,
      { ...query, competitorDomains: ['tarnwick.example'], neverVisible: false },
      { sort: 'MISSED', direction: 'DESC', after: null, limit: 40, search },
    );
    expect(found.rows.map(({ url }) => url)).toEqual(mostMissed(pages).slice(0, 40));
    const missed = MANY_PAGES.filter((page) => page.missed > 0);
    expect(found).toMatchObject({ total: pages.length, totalUnsearched: missed.length });
  },
);
