import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import type { RecordedAnswerInput } from '../../graphql/resolvers.generated.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { QUILLMARK } from '../../testing/recordings.ts';

const COMPANIES = ['Quillmark', 'Tarnwick', 'Ostrava Labs'];
const PROMPTS = [
  { topic: 'Notes', prompt: 'apps for notes?' },
  { topic: 'Notes', prompt: 'Best note app?' },
  { topic: 'wikis', prompt: 'Can a wiki replace Tarnwick?' },
  { topic: 'wikis', prompt: 'does Quillmark have a wiki?' },
  { topic: 'Boards', prompt: 'Everything on one board: 100%_sure?' },
];
const SOURCES = [
  { url: 'https://alpha.example/Notes', title: 'Zebra notes' },
  { url: 'https://www.beta.example/%C3%A4pfel', title: '' },
  { url: 'https://docs.gamma.example/start', title: 'apples' },
  { url: 'https://delta.example/wiki', title: 'Boards' },
  { url: 'https://epsilon.example/notes', title: 'apples' },
  { url: 'https://epsilon.example/100%25_sure', title: '' },
];

const recording = fc.record({
  platform: fc.constantFrom('chatgpt', 'gemini'),
  day: fc.constantFrom('2025-05-19', '2025-05-24', '2025-05-25'),
  place: fc.constantFrom(...PROMPTS),
  named: fc.subarray(COMPANIES),
  sources: fc.subarray(SOURCES),
});

/** Whose gaps are listed; those of half of the lists are of all answers, which sources have as totals. */
const scope = fc.record({
  filter: fc.option(
    fc.constantFrom(
      { from: '2025-05-20' },
      { to: '2025-05-24' },
      { from: '2025-05-19', to: '2025-05-25' },
      { days: 2 },
      { platform: 'gemini' },
    ),
    { nil: undefined, freq: 2 },
  ),
  topic: fc.option(fc.constantFrom('Notes', 'wikis'), { nil: undefined, freq: 2 }),
  neverVisible: fc.boolean(),
});

const direction = fc.constantFrom('ASC', 'DESC');
const first = fc.integer({ min: 1, max: 3 });
const search = fc.constantFrom(null, '', ' WIKI ', 'notes', 'tarn', '%_', 'äpf', 'alpha.example/n', 'zzz');
const promptList = fc.record({
  ...{ scope, direction, first, search },
  sort: fc.constantFrom(
    'QUESTION',
    'MISSED',
    'MISSED_RATE',
    'VISIBLE_RATE',
    'ANSWERS',
    'TOPIC',
    'LAST_MISSED',
  ),
  searchIn: fc.subarray(['QUESTION', 'TOPIC', 'NAMED_INSTEAD'], { minLength: 1 }),
});
const sourceList = fc.record({
  ...{ scope, direction, first, search },
  sort: fc.constantFrom('URL', 'TITLE', 'MISSED', 'MISSED_RATE', 'VISIBLE_RATE', 'ANSWERS', 'LAST_MISSED'),
  searchIn: fc.subarray(['URL', 'TITLE'], { minLength: 1 }),
});

interface Rate {
  value: number;
  hits: number;
  answers: number;
}
interface Gap {
  id?: string;
  question: string;
  topic: { name: string };
  instead: { company: { name: string } }[];
  url: string;
  domain: string;
  title: string;
  lastMissed: string;
  visible: Rate;
  missed: Rate;
}
interface Page {
  nodes: Gap[];
  next: string | null;
  total: number;
  totalUnsearched: number;
}
type Field = 'promptGaps' | 'sourceGaps';
interface ListArguments {
  scope: typeof scope extends fc.Arbitrary<infer Value> ? Value : never;
  sort: string;
  direction: string;
  search: string | null;
  searchIn: string[];
  first: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const FIGURES = 'lastMissed visible { value hits answers } missed { value hits answers }';
const SCOPE = '$filter: MetricsFilter, $topicId: ID, $neverVisible: Boolean! = false';
const QUERIES = {
  promptGaps: `query ($sort: PromptGapSort! = MISSED, $direction: SortDirection! = DESC, $search: String,
    $searchIn: [PromptGapText!]! = [QUESTION], $first: Int! = 1000, $after: String, ${SCOPE}) {
    promptGaps(sort: $sort, direction: $direction, search: $search, searchIn: $searchIn, first: $first, after: $after,
      filter: $filter, topicId: $topicId, neverVisible: $neverVisible) {
      next total totalUnsearched nodes { id question topic { name } instead { company { name } } ${FIGURES} } } }`,
  sourceGaps: `query ($sort: SourceGapSort! = MISSED, $direction: SortDirection! = DESC, $search: String,
    $searchIn: [SourceGapText!]! = [URL], $first: Int! = 1000, $after: String, ${SCOPE}) {
    sourceGaps(sort: $sort, direction: $direction, search: $search, searchIn: $searchIn, first: $first, after: $after,
      filter: $filter, topicId: $topicId, neverVisible: $neverVisible) {
      next total totalUnsearched nodes { url domain title ${FIGURES} } } }`,
};

async function readPage(person: SignedIn, field: Field, variables: object): Promise<Page> {
  const { data, errors } = await graphql<Record<Field, Page>>(app, person.headers, QUERIES[field], {
    ...variables,
  });
  expect(errors).toBeUndefined();
  return data[field];
}

async function readPages(
  person: SignedIn,
  field: Field,
  args: ListArguments & { topicId: string | undefined },
): Promise<Page[]> {
  const pages: Page[] = [];
  let after: string | null = null;
  do {
    const page: Page = await readPage(person, field, { ...args, after });
    expect(page.nodes.length).toBeLessThanOrEqual(args.first);
    pages.push(page);
    after = page.next;
  } while (after);
  return pages;
}

const shownUrl = ({ domain, url }: Gap) => domain + new URL(url).pathname;

const SORT_KEYS: Record<string, (gap: Gap) => number | string | null> = {
  QUESTION: ({ question }) => question.toLowerCase(),
  TOPIC: ({ topic }) => topic.name.toLowerCase(),
  URL: (gap) => shownUrl(gap).toLowerCase(),
  TITLE: ({ title }) => title.toLowerCase() || null,
  MISSED: ({ missed }) => missed.hits,
  MISSED_RATE: ({ missed }) => missed.value,
  VISIBLE_RATE: ({ visible }) => visible.value,
  ANSWERS: ({ missed }) => missed.answers,
  LAST_MISSED: ({ lastMissed }) => lastMissed,
};

const TEXTS: Record<string, (gap: Gap) => string[]> = {
  QUESTION: ({ question }) => [question],
  TOPIC: ({ topic }) => [topic.name],
  NAMED_INSTEAD: ({ instead }) => instead.map(({ company }) => company.name),
  URL: (gap) => [gap.url, decodeURI(gap.url), shownUrl(gap)],
  TITLE: ({ title }) => [title],
};

/** The whole list sorted and searched by the test; `whole` is in the default order, which breaks ties. */
function expectedKeys(whole: readonly Gap[], { sort, direction, search, searchIn }: ListArguments) {
  const text = search?.trim().toLowerCase() ?? '';
  const keyOf = (gap: Gap) => SORT_KEYS[sort]?.(gap) ?? null;
  return whole
    .filter((gap) =>
      searchIn.some((column) => TEXTS[column]?.(gap).some((each) => each.toLowerCase().includes(text))),
    )
    .toSorted((a, b) => {
      const [left, right] = [keyOf(a), keyOf(b)];
      if (left === right) return 0;
      if (left === null) return 1;
      if (right === null) return -1;
      return (left < right ? -1 : 1) * (direction === 'DESC' ? -1 : 1);
    })
    .map(rowKey);
}

const rowKey = ({ id, url }: Gap) => id ?? url;

/** The most missed first; equal prompts by their ids, equal sources by their numbers. */
function inDefaultOrder(whole: readonly Gap[], numbers: ReadonlyMap<string, number>): Gap[] {
  const tieOf = ({ id, url }: Gap) => id ?? numbers.get(url) ?? Number.NaN;
  return whole.toSorted((a, b) => b.missed.hits - a.missed.hits || (tieOf(a) < tieOf(b) ? -1 : 1));
}

async function numbersOfSources({ userId }: SignedIn): Promise<Map<string, number>> {
  const sources = await rows<{ url: string; number: number }>(
    app.database.db,
    sql`select s.url, s.number from sightline.source s where s.user_id = ${userId}`,
  );
  return new Map(sources.map(({ url, number }) => [url, number]));
}

async function topicsOf({ headers }: SignedIn): Promise<Map<string, string>> {
  const { data } = await graphql<{ topics: { id: string; name: string }[] }>(
    app,
    headers,
    '{ topics { id name } }',
  );
  return new Map(data.topics.map(({ id, name }) => [name, id]));
}

test('pages of any sort order and search make up the sorted and searched list of their scope', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(recording, { minLength: 5, maxLength: 30, size: 'max' }),
      fc.array(promptList, { minLength: 3, maxLength: 5 }),
      fc.array(sourceList, { minLength: 3, maxLength: 5 }),
      async (recordings, promptLists, sourceLists) => {
        const person = await app.signedIn();
        const answers = recordings.map(
          ({ platform, day, place, named, sources }, index): RecordedAnswerInput => ({
            ...{ id: `a${index}`, platform, run: index + 1, collectedAt: `${day}T10:00:00Z` },
            ...{ ...place, sources },
            answer: `Options: ${named.join(', ') || 'none'}.`,
          }),
        );
        await importInto(app, person.headers, QUILLMARK, answers);
        const [topics, numbers] = [await topicsOf(person), await numbersOfSources(person)];
        for (const [field, lists] of [
          ['promptGaps', promptLists],
          ['sourceGaps', sourceLists],
        ] as const) {
          for (const args of lists) {
            const { topic, ...shown } = args.scope;
            const topicId = topic && topics.get(topic);
            if (topic && !topicId) continue;
            const whole = (await readPage(person, field, { ...shown, topicId })).nodes;
            expect(whole.map(rowKey)).toEqual(inDefaultOrder(whole, numbers).map(rowKey));
            const pages = await readPages(person, field, { ...args, ...shown, topicId });
            const expected = expectedKeys(whole, args);
            expect(pages.flatMap(({ nodes }) => nodes.map(rowKey))).toEqual(expected);
            for (const { total, totalUnsearched } of pages) {
              expect([total, totalUnsearched]).toEqual([expected.length, whole.length]);
            }
          }
        }
      },
    ),
    propertyRuns(12),
  );
});
