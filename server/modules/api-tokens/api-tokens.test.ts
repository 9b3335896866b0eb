import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';
import { bearer, CREATE, createToken } from '../../testing/tokens.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await createTestApp({ config: { apiRequestsPerMinute: 1000 } });
});
beforeEach(async () => {
  owner = await app.signedIn();
});
afterAll(() => app.close());

const VIEWER = '{ viewer { id } }';
const LIST = '{ apiTokens { id name scope prefix createdAt expiresAt lastUsedAt } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) { apiTokens { id } } }';
const DAY_MS = 86_400_000;

interface Listed {
  id: string;
  name: string;
  scope: string;
  prefix: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

const list = async () => (await graphql<{ apiTokens: Listed[] }>(app, owner.headers, LIST)).data.apiTokens;
const rest = (headers: Record<string, string>, userId = owner.userId) =>
  app.server.inject({ url: `/api/impressions?user_id=${userId}`, headers });

describe('an API token', () => {
  test('works in GraphQL and REST as the user who created it', async () => {
    const { secret } = await createToken(app, owner);
    expect(secret).toMatch(/^sightline_[\w-]{43}$/);
    const { data } = await graphql<{ viewer: { id: string } }>(app, bearer(secret), VIEWER);
    expect(data.viewer.id).toBe(owner.userId);
    expect((await rest(bearer(secret))).statusCode).toBe(200);
  });

  test('is listed by its prefix and stored only as a hash', async () => {
    const { secret } = await createToken(app, owner, { name: '  Nightly report ', expiresInDays: 90 });
    const [token] = await list();
    expect(token).toMatchObject({ name: 'Nightly report', scope: 'READ', lastUsedAt: null });
    expect(secret.startsWith(token?.prefix ?? '?')).toBe(true);
    expect(token?.prefix.length).toBeLessThan(20);
    expect(Date.parse(token?.expiresAt ?? '') - Date.parse(token?.createdAt ?? '')).toBe(90 * DAY_MS);
    const stored = await rows<{ row: string }>(
      app.database.db,
      sql`select t::text as row from sightline.api_token t where user_id = ${owner.userId}`,
    );
    expect(JSON.stringify(stored)).not.toContain(secret.slice(20));
  });

  test('shows when it was last used, written at most once a minute', async () => {
    const { secret } = await createToken(app, owner);
    await rest(bearer(secret));
    const first = (await list())[0]?.lastUsedAt;
    expect(first).toBe(app.clock.now().toISOString());
    app.clock.advance(59_000);
    await rest(bearer(secret));
    expect((await list())[0]?.lastUsedAt).toBe(first);
    app.clock.advance(2_000);
    await rest(bearer(secret));
    expect((await list())[0]?.lastUsedAt).toBe(app.clock.now().toISOString());
  });

  test('is refused once it is revoked', async () => {
    const { id, secret } = await createToken(app, owner);
    const { data } = await graphql<{ revokeApiToken: { apiTokens: unknown[] } }>(app, owner.headers, REVOKE, {
      id,
    });
    expect(data.revokeApiToken.apiTokens).toEqual([]);
    await expectRefused(secret);
  });

  test('is refused once it has expired, and is still listed', async () => {
    const { secret } = await createToken(app, owner, { expiresInDays: 30 });
    app.clock.advance(30 * DAY_MS - 1000);
    expect((await rest(bearer(secret))).statusCode).toBe(200);
    app.clock.advance(1000);
    await expectRefused(secret);
    app.clock.advance(-30 * DAY_MS);
    expect(await list()).toHaveLength(1);
  });

  test('is refused when it is unknown', async () => {
    await expectRefused(`sightline_${'A'.repeat(43)}`);
  });

  test('is refused when its user is blocked', async () => {
    const { secret } = await createToken(app, owner);
    await app.database.db.execute(
      sql`update sightline_auth.users set banned_until = now() + interval '1 day' where id = ${owner.userId}`,
    );
    await expectRefused(secret);
  });

  test('reads every account for an analyst, and only its own for others', async () => {
    const analyst = await app.signedIn();
    await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
    const reading = await createToken(app, analyst);
    await graphql(app, owner.headers, VIEWER);
    expect((await rest(bearer(reading.secret))).statusCode).toBe(200);
    const { secret } = await createToken(app, owner);
    expect((await rest(bearer(secret), analyst.userId)).statusCode).toBe(403);
  });

  async function expectRefused(secret: string) {
    const message = 'This API token is unknown, revoked or expired.';
    const reply = await rest(bearer(secret));
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ status: 'error', error: { code: 'UNAUTHENTICATED', message } });
    const { status, errors } = await graphql(app, bearer(secret), VIEWER);
    expect(status).toBe(401);
    expect(errors).toEqual([{ message, extensions: { code: 'UNAUTHENTICATED' } }]);
  }
});

describe('creating tokens', () => {
  const create = (input: object, headers: Record<string, string> = owner.headers) =>
    graphql<{ createApiToken: { secret: string | null; errors: { field: string; message: string }[] } }>(
      app,
      headers,
      CREATE,
      { input: { name: 'A token', scope: 'READ', ...input } },
    );

  test.each([
    [{ name: '  ' }, 'name', 'A name is needed.'],
    [{ name: 'x'.repeat(81) }, 'name', 'At most 80 characters.'],
    [{ expiresInDays: 31 }, 'expiresInDays', 'Choose 30, 90 or 365 days, or none.'],
  ])('refuses %j', async (input, field, message) => {
    const { data } = await create(input);
    expect(data.createApiToken).toMatchObject({ secret: null, errors: [{ field, message }] });
    expect(await list()).toEqual([]);
  });

  test('allows 20 active tokens, also when they are created concurrently', async () => {
    const made = await Promise.all(Array.from({ length: 24 }, () => create({})));
    expect(made.filter(({ data }) => data.createApiToken.secret !== null)).toHaveLength(20);
    const [token] = await list();
    await graphql(app, owner.headers, REVOKE, { id: token?.id });
    expect((await create({})).data.createApiToken.errors).toEqual([]);
  });

  test.each(['READ', 'WRITE'] as const)(
    'an API token (%s) can neither list, create nor revoke tokens',
    async (scope) => {
      const { id, secret } = await createToken(app, owner, { scope });
      const codes = await Promise.all(
        [LIST, CREATE, REVOKE].map(async (operation) => {
          const variables = { id, input: { name: 'Another', scope: 'WRITE' } };
          return (await graphql(app, bearer(secret), operation, variables)).errors?.[0]?.extensions.code;
        }),
      );
      expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
      expect((await list()).map((token) => token.id)).toEqual([id]);
    },
  );

  test('tokens of other users can be neither listed nor revoked', async () => {
    const other = await app.signedIn();
    const { id, secret } = await createToken(app, other);
    const { errors } = await graphql(app, owner.headers, REVOKE, { id });
    expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', field: 'id' });
    expect(await list()).toEqual([]);
    expect((await graphql(app, bearer(secret), VIEWER)).status).toBe(200);
  });
});
