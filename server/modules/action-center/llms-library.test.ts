import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LlmsContentItem } from '../../graphql/resolvers.generated.ts';
import { graphql } from '../../testing/graphql.ts';
import {
  expectFundOnly,
  expectTrackedBrand,
  type FundTest,
  hasUniqueIds,
  openFundTest,
} from './testing/fund.ts';

/** The sample ends on the day before. */
const DEMO_DAY = '2026-08-03';

let t: FundTest;
beforeAll(async () => {
  t = await openFundTest();
});
afterAll(() => t.app.close());

const LIBRARY = `query ($userId: ID) {
  llmsLibrary(userId: $userId) {
    sample
    brand { name }
    items { id title category content lastModified wordCount tags status }
  }
}`;

interface Reply {
  llmsLibrary: { sample: boolean; brand: { name: string } | null; items: LlmsContentItem[] };
}
const library = async () => {
  const { data, errors } = await graphql<Reply>(t.app, t.fund.headers, LIBRARY);
  expect(errors).toBeUndefined();
  return data.llmsLibrary;
};

test('is marked as sample content and covers every status and items with more than three tags', async () => {
  const { sample, items } = await library();
  expect(sample).toBe(true);
  expect(hasUniqueIds(items)).toBe(true);
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['PUBLISHED', 'DRAFT', 'ARCHIVED']));
  expect(items.some(({ tags }) => tags.length > 3)).toBe(true);
  expect(items.some(({ tags }) => tags.length < 3)).toBe(true);
});

test('every item has a text, its word count and a past date', async () => {
  for (const { title, category, content, lastModified, wordCount } of (await library()).items) {
    for (const text of [title, category, content]) expect(text.trim()).toBe(text);
    expect(wordCount).toBe(content.match(/\S+/g)?.length);
    expect(lastModified).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(lastModified < DEMO_DAY).toBe(true);
    for (const address of content.match(/\S+@\S+/g) ?? []) expect(address).toMatch(/\.example\.?$/);
  }
});

test('shows the account’s brand', () => expectTrackedBrand(t, LIBRARY, 'llmsLibrary'));

test('is for the fund and for analysts who name its account', () => expectFundOnly(t, LIBRARY));
