import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { graphql } from '../testing/graphql.ts';
import { callOf, rootFields } from '../testing/schema-calls.ts';
import { bearer, createToken } from '../testing/tokens.ts';

let app: TestApp;
let owner: SignedIn;
let reading: { secret: string };

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  reading = await createToken(app, owner);
});
afterAll(() => app.close());

const mutations = rootFields('Mutation');

test.each(mutations)('a read-only token cannot run $name', async (mutation) => {
  const { query, variables } = callOf('mutation', mutation);
  const { errors } = await graphql(app, bearer(reading.secret), query, variables);
  expect(errors).toMatchObject([{ path: [mutation.name], extensions: { code: 'FORBIDDEN' } }]);
  expect(errors?.[0]?.message).toContain('read-only');
});

test('a read-write token can change its account', async () => {
  const { secret } = await createToken(app, owner, { scope: 'WRITE' });
  const { data } = await graphql<{ saveBrand: { brand: { name: string } } }>(
    app,
    bearer(secret),
    'mutation { saveBrand(input: { brand: { name: "Quillmark" } }) { brand { name } } }',
  );
  expect(data.saveBrand.brand.name).toBe('Quillmark');
});
