import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';

let app: TestApp;
let origin: string;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  origin = await app.listen();
});
afterAll(() => app.close());

const audits = serverAudits({
  url: () => `${origin}/graphql`,
  // Some use introspection, which visitors may not.
  fetchFn: (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, headers: { ...init.headers, ...owner.headers } }),
});

test.each(audits)('GraphQL over HTTP: $name', async (audit) => {
  const result = await audit.fn();
  expect(result.status, 'reason' in result ? result.reason : '').toMatch(/ok|notice/);
});
