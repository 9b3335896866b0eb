import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LlmsContentItem } from '../../graphql/resolvers.generated.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { RECORDINGS } from '../../testing/recordings.ts';

const FUND_ID = randomUUID();
/** The sample content ends the day before. */
const DEMO_DAY = '2026-08-03';

let app: TestApp;
let fund: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ config: { fundUserIds: new Set([FUND_ID]) } });
  fund = await app.signedIn({ id: FUND_ID });
});
afterAll(() => app.close());

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
const read = (who: Pick<SignedIn, 'headers'> = fund, userId?: string) =>
  graphql<Reply>(app, who.headers, LIBRARY, { userId });
const library = async () => {
  const { data, errors } = await read();
  expect(errors).toBeUndefined();
  return data.llmsLibrary;
};

test('is marked as sample content and covers every status and items with more than three tags', async () => {
  const { sample, items } = await library();
  expect(sample).toBe(true);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
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

test('shows the account’s brand', async () => {
  expect((await library()).brand).toBeNull();
  await importInto(app, fund.headers, { brand: { name: 'Wendrova Ventures' } }, RECORDINGS.slice(0, 1));
  expect((await library()).brand).toEqual({ name: 'Wendrova Ventures' });
});

test('is for the fund and for analysts who name its account', async () => {
  const other = await app.signedIn();
  expect((await read(other)).errors?.[0]).toMatchObject({
    message: 'Only accounts with the fund view have this data.',
    extensions: { code: 'FORBIDDEN' },
  });
  expect((await read(other, FUND_ID)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await read({ headers: { authorization: '' } })).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  const analyst = await app.signedIn();
  await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
  expect((await read(analyst, FUND_ID)).data.llmsLibrary.items.length).toBeGreaterThan(0);
});
