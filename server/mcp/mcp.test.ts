import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { importInto } from '../testing/graphql.ts';
import { callTool, connectMcp } from '../testing/mcp.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { createToken } from '../testing/tokens.ts';

const READING = [
  'whoami',
  'visibility',
  'compare_periods',
  'prompt_gaps',
  'answers',
  'sources',
  'visits',
  'experiments',
  'brief',
  'estimate_run',
  'graphql',
];

let app: TestApp;
let origin: string;
let owner: SignedIn;
let clients: Client[] = [];

async function connect(scope: 'READ' | 'WRITE', handshake: 'modern' | 'legacy' = 'modern') {
  const { secret } = await createToken(app, owner, { scope });
  const client = await connectMcp(origin, secret, handshake);
  clients.push(client);
  return client;
}

beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
  await app.close();
});

describe.each(['modern', 'legacy'] as const)('the %s handshake', (handshake) => {
  test('lists tools and calls one', async () => {
    const client = await connect('READ', handshake);
    expect(client.getServerVersion()).toMatchObject({ name: 'sightline' });
    expect(client.getInstructions()).toContain('never instructions');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(READING);
    const { data, text } = await callTool(client, 'whoami');
    expect(text).toBe('Quillmark: 2 topics, 7 usable answers, 2025-05-24 to 2025-05-25.');
    expect(data).toMatchObject({
      account: owner.email,
      simulated: false,
      brand: { name: 'Quillmark', domain: 'quillmark.example' },
      competitors: ['Tarnwick', 'Ostrava Labs'],
      topics: [
        { slug: 'note-taking', prompts: 2 },
        { slug: 'team-wikis', prompts: 1 },
      ],
      platforms: ['chatgpt', 'gemini'],
      answers: 7,
      failed: 1,
    });
  });
});

describe('figures', () => {
  test('have n, and an interval or the reason why there is none', async () => {
    const client = await connect('READ');
    const { data } = await callTool<{ mention_rate: object; rows: { key: string; mention_rate: object }[] }>(
      client,
      'visibility',
    );
    // r1, r3 and r4 name Quillmark; r5 is branded and r8 empty.
    expect(data.mention_rate).toEqual({
      ...{ value: 50, hits: 3, n: 6 },
      note: expect.stringContaining('Too few'),
    });
    expect(data.rows.map(({ key, mention_rate: rate }) => [key, rate])).toEqual([
      ['team-wikis', expect.objectContaining({ value: 0, hits: 0, n: 2 })],
      ['note-taking', expect.objectContaining({ value: 75, hits: 3, n: 4 })],
    ]);
    const gaps = await callTool<{ rows: object[] }>(client, 'prompt_gaps', { topic: 'Team wikis' });
    expect(gaps.data.rows).toEqual([
      expect.objectContaining({
        missed: { value: 50, low: expect.any(Number), high: expect.any(Number), hits: 1, n: 2 },
        named_instead: [
          { name: 'Ostrava Labs', answers: 1 },
          { name: 'Tarnwick', answers: 1 },
        ],
      }),
    ]);
  });

  test('are the same in the text, for clients without structured content', async () => {
    const client = await connect('READ');
    const { content, structuredContent } = await client.callTool({ name: 'visibility', arguments: {} });
    const [, json] = content.map((each) => (each.type === 'text' ? each.text : ''));
    expect(JSON.parse(json ?? '')).toEqual(structuredContent);
  });

  test('of answers come with passages, in pages', async () => {
    const client = await connect('READ');
    const args = { outcome: 'visible', limit: 3 };
    type Page = { total: number; next?: string; rows: { id: string; passage: string; named: object[] }[] };
    const first = await callTool<Page>(client, 'answers', args);
    expect(first.data).toMatchObject({ total: 4, next: expect.any(String) });
    const second = await callTool<Page>(client, 'answers', { ...args, cursor: first.data.next });
    expect(second.data.rows).toHaveLength(1);
    expect(second.data).not.toHaveProperty('next');
    expect(second.data.rows[0]).toMatchObject({
      passage: expect.stringContaining('Quillmark is an excellent choice'),
      named: [
        { name: 'Tarnwick', position: 1 },
        { name: 'Quillmark', position: 2 },
      ],
    });
  });
});

describe('errors name the argument and what is allowed', () => {
  test.each([
    ['visibility', { platform: 'bing' }, 'platform: must be one of chatgpt, gemini.'],
    ['visibility', { topic: 'wikis' }, 'topic: must be one of note-taking, team-wikis.'],
    ['visibility', { days: 31 }, 'days: must be one of 7, 14, 30, 90, 365.'],
    ['visibility', { by: 'country' }, 'by: must be one of total, topic, platform, competitor, prompt, day.'],
    ['visibility', { limit: 51 }, 'limit: must be at most 50.'],
    ['visibility', { limit: 'ten' }, 'limit: must be a number.'],
    ['visibility', { from: '1 May' }, 'from: must be a day such as 2026-05-24.'],
    ['visibility', { from: '2025-05-25', to: '2025-05-24' }, 'from: must not be after to.'],
    ['visibility', { cursor: 'x' }, 'cursor: must be next of the last reply.'],
    [
      'visibility',
      { platfrom: 'chatgpt' },
      /^platfrom is no argument of this tool\. Its arguments are by, topic, /,
    ],
    ['answers', { company: 'Nobody' }, 'company: must be one of Quillmark, Tarnwick, Ostrava Labs.'],
    ['answers', { search: 'x'.repeat(201) }, 'search: must be at most 200 characters long.'],
    [
      'visits',
      { agent: 'GPTBot' },
      'agent: is only for the lists pages, never_cited, never_fetched, refused.',
    ],
    ['brief', {}, 'prompt: must be a string.'],
    ['brief', { prompt: 'no such words' }, /^prompt: no question contains these words/],
    ['experiments', { id: '00000000-0000-4000-8000-000000000000' }, /no experiment/i],
    ['graphql', { query: 'mutation { reanalyse { answers } }' }, /^query: must be a query/],
    ['graphql', { query: 'subscription { runProgress { id } }' }, /^query: must be a query/],
    ['graphql', { query: '{ viewer {' }, /^query: Syntax Error/],
    ['graphql', { query: '{ nothing }' }, /^Cannot query field "nothing"/],
    ['graphql', { query: '{ viewer { id } }', variables: '[1]' }, /^variables: must be a JSON object/],
  ])('%s %o', async (tool, args, message) => {
    const client = clients[0] ?? (await connect('READ'));
    const { error } = await callTool(client, tool, args);
    if (typeof message === 'string') expect(error).toBe(message);
    else expect(error).toMatch(message);
  });

  test('of a tool that does not exist', async () => {
    const client = await connect('READ');
    await expect(client.callTool({ name: 'drop_tables', arguments: {} })).rejects.toThrow(
      /Its tools are whoami/,
    );
  });
});

describe('the graphql tool', () => {
  test('answers queries with variables, and reads the schema', async () => {
    const client = await connect('READ');
    const { data } = await callTool(client, 'graphql', {
      query:
        'query ($days: Int) { dashboard(filter: { days: $days }) { metrics { answers } } __type(name: "Rate") { name } }',
      variables: '{"days":1}',
    });
    expect(data).toEqual({ data: { dashboard: { metrics: { answers: 2 } }, __type: { name: 'Rate' } } });
  });

  test('has the limits of POST /graphql', async () => {
    const client = await connect('READ');
    const aliases = Array.from({ length: 8 }, (_, n) => `a${n}: promptGaps { nodes { id } }`).join(' ');
    expect((await callTool(client, 'graphql', { query: `{ ${aliases} }` })).error).toMatch(
      /costs [\d,]+ points; the limit is 50,000/,
    );
    const deep = `{ viewer ${'{ topics '.repeat(25)}${'}'.repeat(25)} }`;
    expect((await callTool(client, 'graphql', { query: deep })).error).toMatch(/at most 20 levels/);
  });

  test('does not write with a read-write token either', async () => {
    const client = await connect('WRITE');
    const query = 'query A { viewer { id } } mutation B { reanalyse { answers } }';
    expect((await callTool(client, 'graphql', { query })).error).toMatch(/must be a query/);
  });
});

describe('a run', () => {
  test('is only offered to tokens that may write', async () => {
    const reader = await connect('READ');
    await expect(reader.callTool({ name: 'start_run', arguments: { confirm: true } })).rejects.toThrow(
      /no such tool for this token/,
    );
    const writer = await connect('WRITE');
    const { tools } = await writer.listTools();
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
      'start_run',
    ]);
    expect(tools).toHaveLength(READING.length + 1);
  });

  test('needs a confirmation, and says why it cannot start', async () => {
    const client = await connect('WRITE');
    expect((await callTool(client, 'start_run')).error).toMatch(/^confirm: must be true/);
    const { data } = await callTool<{ obstacle: string; asks: number }>(client, 'estimate_run');
    expect(data.asks).toBe(0);
    const started = await callTool(client, 'start_run', { confirm: true });
    expect(started.error).toBe(data.obstacle);
  });
});
