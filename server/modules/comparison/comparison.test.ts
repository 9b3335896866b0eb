import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn, TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import type { HandJobs } from '../../testing/hand-jobs.ts';
import { answer } from '../../testing/recordings.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { startReading } from '../pages/testing/cited-pages.ts';
import { createPageApp } from '../pages/testing/page-app.ts';

interface Side {
  page: { url: string; owner: string };
  excerpt: string;
  coverage: { percent: number | null; covered: string[]; missing: string[] };
  compares: boolean;
  cited: { hits: number; answers: number; low: number | null };
  wordShare: { value: number | null; answers: number };
}
interface Comparison {
  prompt: { id: string; question: string } | null;
  prompts: { id: string }[];
  answers: number;
  terms: string[];
  otherPages: Side[];
  ownPages: Side[];
  unreadPages: number;
  ownRead: number;
  ownUnread: number;
  isCovered: boolean;
  advice: { kind: string; text: string; evidence: string }[];
  correlations: { score: string; value: number | null; low: number | null; pages: number }[];
}

const SIDE = `page { url owner } excerpt coverage { percent covered missing } compares
  cited { hits answers low } wordShare { value answers }`;
const COMPARISON = `query ($promptId: ID) { pageComparison(promptId: $promptId) {
  prompt { id question } prompts { id } answers terms otherPages { ${SIDE} } ownPages { ${SIDE} } unreadPages ownRead ownUnread
  isCovered advice { kind text evidence source } correlations { score value low pages } } }`;

const compare = async (headers: Record<string, string>, promptId: string | null = null) =>
  graphql<{ pageComparison: Comparison }>(app, headers, COMPARISON, { promptId });

/** A page whose main text is a heading and long paragraphs. */
const html = (title: string, paragraphs: readonly string[], more = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1>${paragraphs
    .map((text) => `<p>${`${text} `.repeat(6)}</p>`)
    .join('')}${more}</article></body></html>`;

const TABLE = `<table><tr><th>App</th><th>Sync</th><th>Price</th></tr>${['A', 'B', 'C']
  .map((name) => `<tr><td>${name}</td><td>offline</td><td>free</td></tr>`)
  .join('')}</table>`;

const QUESTION = 'Which note app has offline sync for teams?';
const [BEST, LIST, GONE] = [
  'https://reviews.example/best',
  'https://lists.example/ten',
  'https://gone.example/x',
];

const BRAND = {
  brand: { name: 'Quillmark', domain: 'quillmark.example' },
  competitors: [{ name: 'Tarnwick', domain: 'tarnwick.example' }],
};

let sites: SiteServer;
let app: TestApp & { jobs: HandJobs };
let owner: SignedIn;

beforeAll(async () => {
  sites = await startSiteServer([
    [
      'reviews.example/best',
      html('Note apps with offline sync', ['Teams need a note app that keeps offline copies.'], TABLE),
    ],
    [
      'lists.example/ten',
      html('Ten apps for teams', ['A note app whose sync works offline for teams.'], TABLE),
    ],
    ['quillmark.example/', html('Quillmark', ['Write anywhere you like, every single day of the week.'])],
    [
      'quillmark.example/sync',
      html('Sync', ['Quillmark is a note app with sync.', 'Every app of ours has it, on any machine.']),
    ],
    ['quillmark.example/jobs', html('Jobs', ['We hire writers in many places, all year long.'])],
    [
      'quillmark.example/sitemap.xml',
      '<urlset><url><loc>https://quillmark.example/sync</loc></url><url><loc>https://quillmark.example/jobs</loc></url></urlset>',
    ],
  ]);
  app = await createPageApp(sites);
  owner = await app.signedIn();
  const cited = (id: string, text: string, urls: readonly string[]) =>
    answer({ id, prompt: QUESTION, answer: text, sources: urls.map((url) => ({ url, title: '' })) });
  await importInto(app, owner.headers, BRAND, [
    cited('1', 'Tarnwick is dependable and fast [1]. Others exist, but fewer [2].', [BEST, LIST]),
    cited('2', 'Tarnwick again, for these reasons [1].', [BEST]),
    cited('3', 'Tarnwick without saying where that stands.', [BEST, GONE]),
    cited('4', 'Quillmark is a fine choice.', []),
    answer({ id: '5', prompt: 'Is Quillmark for teams?', answer: 'Tarnwick is.' }),
  ]);
  await startReading(app, owner.headers);
  await app.jobs.work();
});
afterAll(async () => {
  await app.close();
  await sites.close();
});

test('compares the pages that answers to the most missed prompt cite with the brand’s own', async () => {
  const { data } = await compare(owner.headers);
  const { prompt, terms, answers, otherPages, ownPages, unreadPages, ownRead } = data.pageComparison;
  expect([prompt?.question, answers]).toEqual([QUESTION, 4]);
  expect(terms).toEqual(['note', 'app', 'offline', 'sync', 'teams']);
  expect(otherPages.map(({ page, cited }) => [page.url, cited.hits, cited.answers])).toEqual([
    [BEST, 3, 4],
    [LIST, 1, 4],
  ]);
  expect(ownPages.map(({ page, coverage }) => [page.url, coverage.percent, page.owner])).toEqual([
    ['https://quillmark.example/sync', 60, 'OWN'],
    ['https://quillmark.example', 0, 'OWN'],
    ['https://quillmark.example/jobs', 0, 'OWN'],
  ]);
  expect([unreadPages, ownRead]).toEqual([1, 3]);
});

test('says which share of the answers’ words stands on a page, where answers say so', async () => {
  const { data } = await compare(owner.headers);
  const [best, list] = data.pageComparison.otherPages;
  // Of two answers that mark what they cite: 5 words × 1 of 5 + 4 × e^−1, and all of the other.
  const first = 5 / (5 + 4 * Math.exp(-1));
  expect(best?.wordShare).toMatchObject({ answers: 2 });
  expect(best?.wordShare.value).toBeCloseTo(((first + 1) / 2) * 100, 6);
  expect(list?.wordShare.value).toBeCloseTo(((1 - first) / 2) * 100, 6);
});

test('new answers count at once', async () => {
  const person = await app.signedIn();
  const says = (id: string, text: string) =>
    answer({ id, prompt: QUESTION, answer: text, sources: [{ url: BEST, title: '' }] });
  await importInto(app, person.headers, BRAND, [says('1', 'Tarnwick is fast [1]. It is liked.')]);
  await startReading(app, person.headers);
  await app.jobs.work();
  const shareNow = async () => {
    const [best] = (await compare(person.headers)).data.pageComparison.otherPages;
    return [best?.wordShare.answers, best?.wordShare.value];
  };
  const first = 1 / (1 + Math.exp(-1));
  expect(await shareNow()).toEqual([1, expect.closeTo(first * 100, 6)]);
  await importInto(app, person.headers, BRAND, [says('2', 'Tarnwick is fast [1].')]);
  expect(await shareNow()).toEqual([2, expect.closeTo(((first + 1) / 2) * 100, 6)]);
});

test('advises what the cited pages have and the brand’s page lacks', async () => {
  const { data } = await compare(owner.headers);
  const { isCovered, advice } = data.pageComparison;
  expect(isCovered).toBe(true);
  expect(advice.map(({ kind }) => kind)).toEqual(['MISSING_TERMS', 'COMPARE']);
  expect(advice[0]?.text).toBe('Answer what the prompt asks of: “offline”, “teams”.');
  expect(advice[0]?.evidence).toContain('“offline” is in 2 of 2 cited pages');
});

test('says that no own page covers a prompt', async () => {
  const prompt = 'Which guitar tuner holds its pitch on stage?';
  const more = [answer({ id: 'tuner', prompt, answer: 'Tarnwick.', sources: [{ url: BEST, title: '' }] })];
  await importInto(app, owner.headers, BRAND, more);
  const { data } = await compare(owner.headers);
  const id = data.pageComparison.prompts.at(-1)?.id;
  const { data: ofTuners } = await compare(owner.headers, id);
  expect(ofTuners.pageComparison).toMatchObject({
    prompt: { question: prompt },
    isCovered: false,
    ownRead: 3,
  });
  expect(ofTuners.pageComparison.advice).toEqual([
    expect.objectContaining({
      kind: 'NEW_PAGE',
      text: 'None of your pages covers this. Write one.',
      evidence: expect.stringMatching(/^Your closest page names 0 of the \d terms; /),
    }),
  ]);
});

test('claims nothing of own pages that could not be read', async () => {
  sites.replies.set('vellis.example/sitemap.xml', {
    headers: { 'content-type': 'application/xml' },
    body: '<urlset><url><loc>https://vellis.example/notes</loc></url></urlset>',
  });
  const person = await app.signedIn();
  await importInto(
    app,
    person.headers,
    { brand: { name: 'Vellis', domain: 'vellis.example' }, competitors: [{ name: 'Tarnwick' }] },
    [answer({ id: '1', prompt: QUESTION, answer: 'Tarnwick.', sources: [{ url: BEST, title: '' }] })],
  );
  await startReading(app, person.headers);
  await app.jobs.work();
  const { data } = await compare(person.headers);
  expect(data.pageComparison).toMatchObject({ isCovered: false, ownPages: [], ownRead: 0, ownUnread: 2 });
  expect(data.pageComparison.advice).toEqual([
    expect.objectContaining({
      kind: 'READ_OWN',
      text: 'Let your own pages be read.',
      evidence: expect.stringContaining('2 of your pages could not be read'),
    }),
  ]);
});

test('has no correlation below 30 pages', async () => {
  const { data } = await compare(owner.headers);
  for (const { value, low, pages } of data.pageComparison.correlations) {
    expect([value, low]).toEqual([null, null]);
    // The brand's own three pages do not count.
    expect(pages).toBeLessThanOrEqual(2);
  }
});

test('has nothing to compare without missed answers', async () => {
  const { headers } = await app.signedIn();
  const { data } = await compare(headers);
  expect(data.pageComparison).toMatchObject({ prompt: null, prompts: [], otherPages: [], advice: [] });
});

test('knows no prompt of another account', async () => {
  const stranger = await app.signedIn();
  const { data } = await compare(owner.headers);
  for (const id of [
    data.pageComparison.prompt?.id ?? '',
    'x',
    `${'0'.repeat(8)}-0000-0000-0000-000000000000`,
  ]) {
    const { errors } = await compare(stranger.headers, id);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'promptId' });
  }
});
