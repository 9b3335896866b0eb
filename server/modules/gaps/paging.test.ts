import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { type GraphqlReply, graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK } from '../../testing/recordings.ts';

const MEGABYTE = 1_048_576;
const LONG = '長い質問"\\'.repeat(300);

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signedIn();
});
afterAll(() => app.close());

/** `count` missed answers, each with its own question and cited page. */
const missedAnswers = (count: number, topic: string, filler: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    platform: 'chatgpt',
    run: 1,
    collectedAt: '2025-05-24T10:00:00Z',
    topic,
    prompt: `${index} ${filler}`.slice(0, 2000),
    answer: 'Tarnwick.',
    sources: [
      { url: `https://site.example/${index}?q=${filler.slice(0, 300)}`, title: filler.slice(0, 1000) },
    ],
  }));

// With `__typename`, as the client sends it.
const QUERIES = {
  promptGaps: `query ($first: Int!, $after: String, $filter: MetricsFilter) {
    promptGaps(first: $first, after: $after, filter: $filter) { __typename next total
    nodes { __typename id question branded topic { __typename id name slug } lastMissed
      visible { __typename value hits } missed { __typename value low high hits answers }
      instead { __typename answers company { __typename id name } } }
    scope { __typename answers range { __typename from to } availablePlatforms { __typename key name } } } }`,
  sourceGaps: `query ($first: Int!, $after: String, $filter: MetricsFilter) {
    sourceGaps(first: $first, after: $after, filter: $filter) { __typename next total
    nodes { __typename url domain title own lastMissed
      visible { __typename value hits } missed { __typename value low high hits answers } }
    scope { __typename answers range { __typename from to } availablePlatforms { __typename key name } } } }`,
};
type Field = keyof typeof QUERIES;
interface Page {
  nodes: { id?: string; url?: string; missed: { hits: number } }[];
  next: string | null;
  total: number;
}

/** Every page from the first to the last. */
async function pages(field: Field, first: number, filter?: object): Promise<Page[]> {
  const read: Page[] = [];
  let after: string | null = null;
  do {
    const reply: GraphqlReply<Record<Field, Page>> = await graphql<Record<Field, Page>>(
      app,
      person.headers,
      QUERIES[field],
      { first, after, filter },
    );
    expect(reply.errors).toBeUndefined();
    expect(Buffer.byteLength(JSON.stringify(reply.data))).toBeLessThan(MEGABYTE);
    read.push(reply.data[field]);
    after = reply.data[field].next;
  } while (after);
  return read;
}

const keysOf = (read: readonly Page[]) => read.flatMap(({ nodes }) => nodes.map(({ id, url }) => id ?? url));

test('pages 1,000 long texts below 1 MB, each once, the most missed first', async () => {
  const missed = missedAnswers(1000, LONG.slice(0, 120), LONG);
  await importInto(app, person.headers, QUILLMARK, missed);
  // Three of them twice.
  await importInto(
    app,
    person.headers,
    QUILLMARK,
    missed.slice(500, 503).map((answer) => ({ ...answer, id: `${answer.id}-again`, run: 2 })),
  );
  for (const [field, filter] of [
    ['promptGaps', undefined],
    ['sourceGaps', undefined],
    // Counted, not read from the sources’ totals.
    ['sourceGaps', { platform: 'chatgpt' }],
  ] as const) {
    const read = await pages(field, 1000, filter);
    const keys = keysOf(read);
    expect(read.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1000);
    expect(keys.length).toBe(1000);
    expect(read.every(({ total }) => total === 1000)).toBe(true);
    const hits = read.flatMap(({ nodes }) => nodes.map((node) => node.missed.hits));
    expect(hits).toEqual(hits.toSorted((a, b) => b - a));
    expect(hits.slice(0, 4)).toEqual([2, 2, 2, 1]);
    // The page's length changes neither the list nor its order.
    expect(keysOf(await pages(field, 333, filter))).toEqual(keys);
  }
});

test('returns 1,000 short questions in one page', async () => {
  person = await app.signedIn();
  const missed = missedAnswers(
    1000,
    'Note taking',
    'Which app is the best one for taking notes on a tablet with a pen?',
  );
  await importInto(app, person.headers, QUILLMARK, missed);
  expect((await pages('promptGaps', 1000)).length).toBe(1);
});
