import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { graphql, importInto } from '../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { callOf, type RootField, rootFields } from '../testing/schema-calls.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
});
afterAll(() => app.close());

/** U+0000, which Postgres stores in no text, and half of a pair of UTF-16. */
const ODD = 'x\u0000\ud800';
/** Optional texts of lists and forms; required ones are given in any case. */
const OPTIONAL = new Set([
  ...['search', 'after', 'text', 'platform', 'note', 'title', 'domain', 'aliases', 'hash', 'version'],
  ...['topic', 'question', 'name', 'website', 'description', 'sourceUrl', 'sourceDomain', 'filter'],
]);
const NAMES = /^[A-Z][A-Z_]*$/;

function odd(value: unknown): unknown {
  if (typeof value === 'string') return NAMES.test(value) ? value : ODD;
  if (Array.isArray(value)) return value.map(odd);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, odd(inner)]));
}

const fields = (['query', 'mutation'] as const).flatMap((kind) =>
  rootFields(kind === 'query' ? 'Query' : 'Mutation').map((field): [string, typeof kind, RootField] => [
    field.name,
    kind,
    field,
  ]),
);

test.each(fields)('%s takes or refuses texts that no database stores', async (_name, kind, field) => {
  for (const given of [undefined, (name: string) => (OPTIONAL.has(name) ? 'x' : undefined)]) {
    const { query, variables } = callOf(kind, field, { depth: 1, ...(given && { given }) });
    const { errors = [] } = await graphql(app, owner.headers, query, odd(variables) as typeof variables);
    expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL_SERVER_ERROR');
  }
});
