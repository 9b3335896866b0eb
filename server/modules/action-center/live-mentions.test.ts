import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CrawlerActivity } from '../../graphql/resolvers.generated.ts';
import { graphql } from '../../testing/graphql.ts';
import { expectFundOnly, type FundTest, openFundTest } from './testing/fund.ts';

let t: FundTest;
beforeAll(async () => {
  t = await openFundTest();
});
afterAll(() => t.app.close());

const ACTIVITY = `query ($userId: ID) {
  crawlerActivity(userId: $userId) {
    sample conversionPercent aiTrafficPercent pagesIndexed weeklyChangePercent earlierMentions pages
    crawlers { name provider userAgent share }
  }
}`;
const read = () => graphql<{ crawlerActivity: CrawlerActivity }>(t.app, t.fund.headers, ACTIVITY);

test('has the specified figures, marked as sample content', async () => {
  const { data, errors } = await read();
  expect(errors).toBeUndefined();
  expect(data.crawlerActivity).toMatchObject({
    sample: true,
    conversionPercent: 87.3,
    aiTrafficPercent: 34.7,
    pagesIndexed: 847,
    weeklyChangePercent: 12.3,
    earlierMentions: 3420,
  });
});

test('one provider has six of ten visits, and shares sum to all visits', async () => {
  const { crawlers } = (await read()).data.crawlerActivity;
  const shareOf = (list: typeof crawlers) => list.reduce((sum, { share }) => sum + share, 0);
  expect(shareOf(crawlers)).toBeCloseTo(1, 9);
  expect(shareOf(crawlers.filter(({ provider }) => provider === 'OpenAI'))).toBeCloseTo(0.6, 9);
  expect(new Set(crawlers.map(({ name }) => name)).size).toBe(crawlers.length);
  for (const { name, userAgent } of crawlers) expect(userAgent).toContain(name);
});

test('pages have unique paths', async () => {
  const { pages } = (await read()).data.crawlerActivity;
  expect(new Set(pages).size).toBe(pages.length);
  for (const page of pages) expect(page).toMatch(/^\/[a-z0-9./-]*$/);
});

test('is for the fund only', () => expectFundOnly(t, ACTIVITY));
