import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createServices } from '../../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { RECORDINGS } from '../../../testing/recordings.ts';

/** An application with an account that has the fund view. */
export interface FundTest {
  app: TestApp;
  fund: SignedIn;
}

/** Close `app` after. */
export async function openFundTest(): Promise<FundTest> {
  const id = randomUUID();
  const app = await createTestApp({ config: { fundUserIds: new Set([id]) } });
  return { app, fund: await app.signedIn({ id }) };
}

/** Expects a query to reply to the fund and to analysts who name its account, and to refuse everybody else. */
export async function expectFundOnly({ app, fund }: FundTest, query: string): Promise<void> {
  const read = (headers: Record<string, string>, userId?: string) => graphql(app, headers, query, { userId });
  const errorOf = async (...args: Parameters<typeof read>) => (await read(...args)).errors?.[0];
  const other = await app.signedIn();
  expect(await errorOf(other.headers)).toMatchObject({
    message: 'Only accounts with the fund view have this data.',
    extensions: { code: 'FORBIDDEN' },
  });
  expect(await errorOf(other.headers, fund.userId)).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(await errorOf({})).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  const analyst = await app.signedIn();
  await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
  const seen = await read(analyst.headers, fund.userId);
  expect(seen.errors).toBeUndefined();
  expect(seen.data).toEqual((await read(fund.headers)).data);
}

/** Expects a field of a query to name the brand that the fund tracks, and none before it tracks one. */
export async function expectTrackedBrand(
  { app, fund }: FundTest,
  query: string,
  field: string,
): Promise<void> {
  const readBrand = async () =>
    (await graphql<Record<string, { brand: unknown }>>(app, fund.headers, query)).data[field]?.brand;
  expect(await readBrand()).toBeNull();
  await importInto(app, fund.headers, { brand: { name: 'Wendrova Ventures' } }, RECORDINGS.slice(0, 1));
  expect(await readBrand()).toEqual({ name: 'Wendrova Ventures' });
}

export const hasUniqueIds = (list: readonly { id: string }[]): boolean =>
  new Set(list.map(({ id }) => id)).size === list.length;
