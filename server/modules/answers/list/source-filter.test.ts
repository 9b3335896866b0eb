import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../../testing/recordings.ts';

const OFTEN = 'https://often.example/page';
const RARELY = 'https://rarely.example/page';

/** For each of 1,300 answers: whether it cites the pages, names Tarnwick and answers the second question. */
const facts = Array.from({ length: 1300 }, (_, n) => ({
  often: n % 13 !== 0,
  rarely: n % 50 === 0,
  named: n % 3 === 0,
  second: n % 2 === 0,
}));

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signedIn();
  const answers = facts.map(({ often, rarely, named, second }, n) =>
    answer({
      id: `a${n}`,
      run: (n % 1000) + 1,
      collectedAt: n < 1000 ? '2025-05-24T10:00:00Z' : '2025-05-25T10:00:00Z',
      prompt: second ? 'Second question?' : 'First question?',
      answer: named ? 'Tarnwick.' : 'Nobody.',
      sources: [...(often ? [OFTEN] : []), ...(rarely ? [RARELY] : [])].map((url) => ({ url, title: '' })),
    }),
  );
  await importInto(app, person.headers, QUILLMARK, answers);
});
afterAll(() => app.close());

test.each([
  ['a page that many answers cite', { sourceUrl: OFTEN }, ({ often }: Fact) => often],
  ['a page that few answers cite', { sourceUrl: RARELY }, ({ rarely }: Fact) => rarely],
  [
    'the first with a search',
    { sourceUrl: OFTEN, search: 'second' },
    (fact: Fact) => fact.often && fact.second,
  ],
  [
    'the second with a search',
    { sourceUrl: RARELY, search: 'second' },
    (fact: Fact) => fact.rarely && fact.second,
  ],
  [
    'the first on a day',
    { sourceUrl: OFTEN, from: '2025-05-25' },
    ({ often }: Fact, n: number) => often && n >= 1000,
  ],
])('%s lists exactly the answers that cite it', async (_name, filter, meant) => {
  const { data, errors } = await graphql<{
    answers: { total: number; nodes: { citations: { url: string }[] }[] };
  }>(
    app,
    person.headers,
    'query ($filter: AnswersFilter!) { answers(first: 20, filter: $filter) { total nodes { citations { url } } } }',
    { filter },
  );
  expect(errors).toBeUndefined();
  expect(data.answers.total).toBe(facts.filter(meant).length);
  for (const { citations } of data.answers.nodes) {
    expect(citations.map(({ url }) => url)).toContain(filter.sourceUrl);
  }
});

test('combines with a company', async () => {
  const { data } = await graphql<{ trackedCompetitors: { id: string; name: string }[] }>(
    app,
    person.headers,
    '{ trackedCompetitors { id name } }',
  );
  const companyId = data.trackedCompetitors.find(({ name }) => name === 'Tarnwick')?.id;
  const found = await graphql<{ answers: { total: number } }>(
    app,
    person.headers,
    'query ($filter: AnswersFilter!) { answers(first: 1, filter: $filter) { total } }',
    { filter: { sourceUrl: OFTEN, companyId } },
  );
  expect(found.data.answers.total).toBe(facts.filter(({ often, named }) => often && named).length);
});

type Fact = (typeof facts)[number];
