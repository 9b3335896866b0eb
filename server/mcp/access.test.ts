import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { graphql, importInto } from '../testing/graphql.ts';
import { keptLog } from '../testing/kept-log.ts';
import { callTool, connectMcp } from '../testing/mcp.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { bearer, createToken } from '../testing/tokens.ts';
import { TOOLS } from './tools.ts';

const PRIVATE = /quillmark|tarnwick|ostrava|note-taking|note app/i;
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const ACCEPT = { accept: 'application/json, text/event-stream' };

const kept = keptLog();
let app: TestApp;
let origin: string;
let victim: SignedIn;
let stranger: SignedIn;
let secret: string;
beforeAll(async () => {
  app = await createTestApp({ log: kept.log, config: { apiRequestsPerMinute: 200 } });
  origin = await app.listen();
  victim = await app.signedIn();
  stranger = await app.signedIn();
  await importInto(app, victim.headers, QUILLMARK, RECORDINGS);
  await importInto(app, stranger.headers, { brand: { name: 'Vellis' } }, []);
  ({ secret } = await createToken(app, stranger, { scope: 'WRITE' }));
});
afterAll(() => app.close());

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url: '/mcp', headers: { ...ACCEPT, ...headers }, payload });

/** Signs in anew: time has gone on. */
async function again({ email, password, ...person }: SignedIn): Promise<SignedIn> {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email, password },
  });
  const { access_token: accessToken } = reply.json<{ access_token: string }>();
  return { ...person, email, password, accessToken, headers: bearer(accessToken) };
}

const revoke = (owner: SignedIn, id: string) =>
  graphql(app, owner.headers, 'mutation ($id: ID!) { revokeApiToken(id: $id) { apiTokens { id } } }', { id });

describe('tokens', () => {
  test.each([
    ['none', {}],
    ['an unknown one', bearer('sightline_not-a-token')],
    ['no token at all', { authorization: 'Basic abc' }],
  ])('%s is refused with a challenge', async (_, headers) => {
    const reply = await post(LIST, headers);
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['www-authenticate']).toMatch(/^Bearer realm="Sightline", resource_metadata="http/);
    expect(reply.json()).toEqual({
      jsonrpc: '2.0',
      error: { code: -32_000, message: expect.stringMatching(/API token/) },
      id: null,
    });
  });

  test('a session is no token', async () => {
    expect((await post(LIST, victim.headers)).statusCode).toBe(401);
  });

  test('a token that may only send logs is forbidden', async () => {
    const logs = await createToken(app, victim, { scope: 'VISITS' });
    expect((await post(LIST, bearer(logs.secret))).statusCode).toBe(403);
  });

  test('a revoked and an expired token are refused at once', async () => {
    const revoked = await createToken(app, stranger);
    expect((await post(LIST, bearer(revoked.secret))).statusCode).toBe(200);
    await revoke(stranger, revoked.id);
    expect((await post(LIST, bearer(revoked.secret))).statusCode).toBe(401);
    const expiring = await createToken(app, stranger, { expiresInDays: 30 });
    expect((await post(LIST, bearer(expiring.secret))).statusCode).toBe(200);
    app.clock.advance(31 * 86_400_000);
    expect((await post(LIST, bearer(expiring.secret))).statusCode).toBe(401);
  });

  test('every request is counted against the rate limit', async () => {
    const { headers } = await post(LIST, bearer(secret));
    const before = Number(headers['ratelimit-remaining']);
    const after = await post(LIST, bearer(secret));
    expect(Number(after.headers['ratelimit-remaining'])).toBe(before - 1);
    for (let left = before - 1; left > 0; left -= 1) await post(LIST, bearer(secret));
    const refused = await post(LIST, bearer(secret));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error.message).toMatch(/may send 200 requests/);
    app.clock.advance(60_000);
  });
});

describe('messages', () => {
  test.each([
    ['https://elsewhere.example', 403],
    ['null', 403],
    ['http://localhost:6274', 200],
  ])('of a page of %s get %i', async (requestOrigin, status) => {
    const reply = await post(LIST, { ...bearer(secret), origin: requestOrigin });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each<[string, string | object, Record<string, string>, number, RegExp]>([
    ['a batch', [LIST, LIST], {}, 400, /Batches are not supported/],
    ['a subscription', { ...LIST, method: 'subscriptions/listen' }, {}, 400, /nothing to subscribe/],
    ['no JSON', '{', { 'content-type': 'application/json' }, 400, /not valid JSON/],
    ['a form', 'a=b', { 'content-type': 'text/plain' }, 415, /Send JSON/],
    ['2 MB', { ...LIST, params: { x: 'x'.repeat(2_000_000) } }, {}, 413, /1 MB/],
  ])('%s is refused', async (_, payload, headers, status, message) => {
    const reply = await post(payload, { ...bearer(secret), ...headers });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().error.message).toMatch(message);
  });

  test.each(['GET', 'DELETE'] as const)('%s is not allowed: there are no sessions', async (method) => {
    const reply = await app.server.inject({ method, url: '/mcp', headers: bearer(secret) });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('POST');
  });

  test('are logged with user and operation, without token and arguments', async () => {
    const from = kept.lines().length;
    const client = await connectMcp(origin, secret);
    await callTool(client, 'visibility', { topic: 'a-private-argument' });
    await client.close();
    const lines = kept.lines().slice(from);
    expect(lines).toContainEqual(
      expect.objectContaining({ route: '/mcp', status: 200, user: stranger.userId, operation: 'McpNames' }),
    );
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(JSON.stringify(lines)).not.toContain('a-private-argument');
  });
});

describe('another account', () => {
  test('is in no tool’s reply', async () => {
    victim = await again(victim);
    const victims = await connectMcp(origin, (await createToken(app, victim)).secret);
    const { data } = await callTool<{ rows: { prompt_id: string; id: string }[] }>(victims, 'answers');
    const { prompt_id = '' } = data.rows[0] ?? {};
    expect(prompt_id).not.toBe('');
    await victims.close();
    const client = await connectMcp(origin, secret);
    const listsOf = (tool: string, key: string): string[] => {
      const { inputSchema } = TOOLS.find(({ name }) => name === tool)?.listed ?? expect.unreachable();
      const argument = inputSchema.properties?.[key] as { enum: string[] } | undefined;
      return argument?.enum ?? expect.unreachable();
    };
    const calls: [string, Record<string, unknown>][] = [
      ['whoami', {}],
      ...listsOf('visibility', 'by').map((by): [string, object] => ['visibility', { by }]),
      ['visibility', { topic: 'note-taking' }],
      ['compare_periods', { by: 'topic' }],
      ['prompt_gaps', {}],
      ['prompt_gaps', { search: 'note' }],
      ['answers', {}],
      ['answers', { prompt_id }],
      ['answers', { company: 'Tarnwick' }],
      ['answers', { cites: 'reviews.example' }],
      ...listsOf('sources', 'list').map((list): [string, object] => ['sources', { list }]),
      ...listsOf('visits', 'list').map((list): [string, object] => ['visits', { list }]),
      ['experiments', {}],
      ['experiments', { id: prompt_id }],
      ['brief', { prompt: prompt_id }],
      ['brief', { prompt: 'note' }],
      ['estimate_run', {}],
      ['start_run', { confirm: true }],
      ['graphql', { query: `{ answers(userId: "${victim.userId}") { nodes { text } } }` }],
      ['graphql', { query: `{ dashboard(userId: "${victim.userId}") { brand { name } } }` }],
    ].map(([name, args]) => [name as string, args as Record<string, unknown>]);
    expect(new Set(calls.map(([name]) => name))).toEqual(new Set(TOOLS.map(({ name }) => name)));
    for (const [name, args] of calls) {
      const reply = await callTool(client, name, args);
      const said = JSON.stringify([reply.data ?? null, reply.error]).replaceAll(JSON.stringify(args), '');
      expect(said, `${name} ${JSON.stringify(args)}`).not.toMatch(PRIVATE);
    }
    await client.close();
  });
});
