import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { type GraphqlReply, graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';

/** Equal in all but their URLs; in the order of their numbers, as the answers cite them first. */
const EQUAL = ['m', 'c', 'x', 'a', 'k', 'b', 'z'].map((name) => `https://${name}.example/note`);
/** Cited more often, missed as often; its number is the last. */
const OFTEN = 'https://often.example/note';

let app: TestApp;
let person: SignedIn;
let topicId: string;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signedIn();
  const citing = (
    run: number,
    urls: readonly string[],
    over: { answer?: string; collectedAt?: string } = {},
  ) =>
    answer({
      ...{ id: `a${run}`, run, answer: 'Take Tarnwick.', ...over },
      sources: urls.map((url) => ({ url, title: url === OFTEN ? 'Often' : 'About' })),
    });
  await importInto(app, person.headers, QUILLMARK, [citing(1, EQUAL.slice(0, 5))]);
  await importInto(app, person.headers, QUILLMARK, [
    citing(2, EQUAL.toReversed().slice(2)),
    citing(3, EQUAL.slice(5)),
    citing(4, EQUAL.slice(5)),
    ...[citing(5, [OFTEN]), citing(6, [OFTEN], { collectedAt: '2025-05-23T10:00:00Z' })],
    citing(7, [OFTEN], { answer: 'Take Quillmark.' }),
  ]);
  const { data } = await graphql<{ topics: { id: string }[] }>(app, person.headers, '{ topics { id } }');
  topicId = data.topics[0]?.id ?? '';
});
afterAll(() => app.close());

const QUERY = `query ($sort: SourceGapSort!, $direction: SortDirection!, $after: String, $search: String,
    $filter: MetricsFilter, $topicId: ID) {
  sourceGaps(sort: $sort, direction: $direction, after: $after, search: $search, searchIn: [URL, TITLE],
    filter: $filter, topicId: $topicId, first: 2) { next total nodes { url } } }`;
interface Reply {
  sourceGaps: { next: string | null; total: number; nodes: { url: string }[] };
}

async function list(variables: object): Promise<string[]> {
  const urls: string[] = [];
  let after: string | null = null;
  do {
    const reply: GraphqlReply<Reply> = await graphql<Reply>(app, person.headers, QUERY, {
      ...{ ...variables, after },
    });
    const { nodes, next, total } = reply.data.sourceGaps;
    expect(total).toBe(EQUAL.length + 1);
    urls.push(...nodes.map(({ url }) => url));
    after = next;
  } while (after);
  return urls;
}

/** In which direction the page that is cited more often comes first; null where its key is the same. */
const SORTS = Object.entries({
  ...{ MISSED: null, LAST_MISSED: null, MISSED_RATE: 'ASC', VISIBLE_RATE: 'DESC', ANSWERS: 'DESC' },
  TITLE: 'DESC',
});

// All answers are read from the sources’ totals; others are counted, and a search or an order by title is left to the database.
describe.each([
  ['all answers', () => ({})],
  ['all answers with a search', () => ({ search: 'NOTE' })],
  ['a range', () => ({ filter: { from: '2025-05-01', to: '2025-05-31' } })],
  ['a range with a search', () => ({ filter: { from: '2025-05-01' }, search: 'NOTE' })],
  ['a platform', () => ({ filter: { platform: 'chatgpt' } })],
  ['a topic', () => ({ topicId })],
])('equal sources of %s are in order of their numbers', (_name, scope) => {
  test.each(SORTS)('by %s', async (sort, oftenFirst) => {
    for (const direction of ['ASC', 'DESC']) {
      const urls = await list({ ...scope(), sort, direction });
      expect(urls).toEqual(oftenFirst === direction ? [OFTEN, ...EQUAL] : [...EQUAL, OFTEN]);
    }
  });
});
