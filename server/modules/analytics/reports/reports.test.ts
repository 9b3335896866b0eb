import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, utcDay } from '../../../lib/days.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { siteOwner } from '../../visits/testing/posting.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await siteOwner(app);
});

const FIELDS = 'id kind range { from to } pages count';
interface ApiReport {
  id: string;
  kind: string;
  range: { from: string; to: string };
  pages: number;
  count: number;
}

const GOOGLE = `\uFEFFTop pages,Impressions
https://www.quillmark.example/guide,"1,204"
https://quillmark.example/guide/?utm_source=x,6
https://docs.quillmark.example/a,3
`;
const BING = 'Page,Citations\nhttps://quillmark.example/guide,12\n';

const add = (input: object, headers = owner.headers) =>
  graphql<{ importSearchReport: ApiReport[] }>(
    app,
    headers,
    `mutation ($input: SearchReportInput!) { importSearchReport(input: $input) { ${FIELDS} } }`,
    { input: { kind: 'SEARCH_CONSOLE_AI', from: '2026-06-01', to: '2026-06-28', csv: GOOGLE, ...input } },
  );

async function list(headers = owner.headers): Promise<ApiReport[]> {
  const { data } = await graphql<{ searchReports: ApiReport[] }>(
    app,
    headers,
    `{ searchReports { ${FIELDS} } }`,
  );
  return data.searchReports;
}

async function results(filter: object) {
  const { data } = await graphql<{ pageResults: { nodes: object[]; coverage: object } }>(
    app,
    owner.headers,
    `query ($filter: VisitFilter) { pageResults(filter: $filter) {
       nodes { page { url } figures { googleImpressions bingCitations } }
       coverage { googleReportDays bingReportDays } } }`,
    { filter },
  );
  return data.pageResults;
}

test('joins impressions in Google AI and citations in Bing AI to pages, in ranges that have the whole report', async () => {
  await add({});
  await add({ kind: 'BING_AI', from: '2026-06-10', to: '2026-06-12', csv: BING });
  expect(await list()).toMatchObject([
    { kind: 'SEARCH_CONSOLE_AI', range: { from: '2026-06-01', to: '2026-06-28' }, pages: 2, count: 1213 },
    { kind: 'BING_AI', pages: 1, count: 12 },
  ]);
  const june = await results({ from: '2026-06-01', to: '2026-06-30' });
  expect(june.nodes).toHaveLength(2);
  expect(june.nodes).toEqual(
    expect.arrayContaining([
      {
        page: { url: 'https://quillmark.example/guide' },
        figures: { googleImpressions: 1210, bingCitations: 12 },
      },
      {
        page: { url: 'https://docs.quillmark.example/a' },
        figures: { googleImpressions: 3, bingCitations: 0 },
      },
    ]),
  );
  expect(june.coverage).toEqual({ googleReportDays: 28, bingReportDays: 3 });
  // Of a part of its days nothing is known.
  const part = await results({ from: '2026-06-10', to: '2026-06-30' });
  expect(part.nodes).toEqual([
    {
      page: { url: 'https://quillmark.example/guide' },
      figures: { googleImpressions: null, bingCitations: 12 },
    },
  ]);
});

test('a report replaces those whose days it has, and one that shares some is refused', async () => {
  await add({ to: '2026-06-07' });
  await add({ csv: 'Pages,Impressions\nhttps://quillmark.example/b,5\n' });
  expect(await list()).toMatchObject([{ range: { from: '2026-06-01', to: '2026-06-28' }, count: 5 }]);
  const { errors } = await add({ from: '2026-06-20', to: '2026-07-10' });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT', field: 'from' } });
  expect(errors?.[0]?.message).toContain('2026-06-01 to 2026-06-28');
  expect(await list()).toHaveLength(1);
});

test.each([
  [{ csv: 'Top pages,Clicks\nhttps://quillmark.example/,1\n' }, 'csv', '“Impressions” is missing'],
  [{ csv: 'Seiten,Impressions\nhttps://quillmark.example/,1\n' }, 'csv', '“Top pages” is missing'],
  [{ kind: 'BING_AI' }, 'csv', '“Citations” is missing'],
  [{ csv: '' }, 'csv', 'missing'],
  [
    { csv: 'Date,Page,Impressions\n2026-06-01,https://quillmark.example/,1\n' },
    'csv',
    'without the column “Date”',
  ],
  [
    { csv: 'Page,Impressions\nhttps://other.example/,1\n' },
    'csv',
    'Row 1 below the heading: the page is not of your site',
  ],
  [{ csv: 'Page,Impressions\nhttps://quillmark.example/,many\n' }, 'csv', 'no whole number'],
  [{ csv: 'Page,Impressions\njavascript:alert(1),1\n' }, 'csv', 'no web address'],
  [{ csv: 'x'.repeat(900_001) }, 'csv', '900,000'],
  [{ from: '2026-06-29' }, 'from', 'after'],
  [{ from: '2024-01-01' }, 'from', '500 days'],
  [{ to: '2999-01-01' }, 'to', 'future'],
])('refuses %j', async (input, field, message) => {
  const { errors } = await add(input);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field } });
  expect(errors?.[0]?.message).toContain(message);
  expect(await list()).toEqual([]);
});

test('keeps to the account', async () => {
  await add({ from: addDays(utcDay(app.clock.now()), -5), to: utcDay(app.clock.now()) });
  const [report] = await list();
  const other = await siteOwner(app);
  expect(await list(other.headers)).toEqual([]);
  const remove = (headers: Record<string, string>, id: string | undefined) =>
    graphql<{ removeSearchReport: ApiReport[] }>(
      app,
      headers,
      `mutation ($id: ID!) { removeSearchReport(id: $id) { ${FIELDS} } }`,
      { id },
    );
  expect((await remove(other.headers, report?.id)).data.removeSearchReport).toEqual([]);
  expect(await list()).toHaveLength(1);
  await remove(owner.headers, 'bogus');
  expect((await remove(owner.headers, report?.id)).data.removeSearchReport).toEqual([]);
});
