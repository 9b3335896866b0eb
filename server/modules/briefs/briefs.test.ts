import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Brief, BriefPrompt } from '../../graphql/resolvers.generated.ts';
import { switchActionCenterOff } from '../../testing/accounts.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';
import { heading, paragraph, storePage } from './testing/store-page.ts';

const QUESTION = 'Which note app is best for students?';
const PAGES = ['https://lists.example/a', 'https://lists.example/b', 'https://forum.example/c'] as const;
const UNREAD = 'https://late.example/d';

let app: TestApp;
let owner: SignedIn;
let ids: string[];
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  const cites = (urls: readonly string[]) => urls.map((url) => ({ url, title: '' }));
  await importInto(app, owner.headers, QUILLMARK, [
    ...[1, 2, 3].map((run) =>
      answer({
        ...{ id: `m${run}`, prompt: QUESTION, run, answer: 'Options: Tarnwick.' },
        sources: cites(run === 1 ? [...PAGES, UNREAD] : [PAGES[0]]),
      }),
    ),
    answer({ id: 'v1', prompt: QUESTION, run: 4, answer: 'Options: Quillmark.', sources: [] }),
    answer({ id: 'o1', prompt: 'Which pen writes longest?', answer: 'Options: Quillmark.', sources: [] }),
  ]);
  ids = [
    await storePage(
      app,
      owner,
      PAGES[0],
      [
        heading('Note apps for students', 1),
        heading('Handwriting support'),
        paragraph('A survey of 1,200 students found that 62 percent write by hand. It went on.'),
        heading('What does a note app cost?'),
        { kind: 'table-row', text: 'Name | Price' },
        { kind: 'table-row', text: 'Tarnwick | 4' },
      ],
      [{ score: 'statistics', text: '62 percent' }],
    ),
    await storePage(
      app,
      owner,
      PAGES[1],
      [
        heading('Best apps', 1),
        paragraph('Handwriting support matters to lectures.'),
        heading('Support for handwriting'),
      ],
      [],
    ),
    await storePage(
      app,
      owner,
      PAGES[2],
      [heading('Thread', 1), paragraph('“Handwriting support sold me on it,” said Ida Falk, a student.')],
      [{ score: 'quotations', text: '“Handwriting support sold me on it,”' }],
    ),
  ];
  for (const number of [1, 2, 3]) {
    await storePage(app, owner, `https://other.example/${number}`, [
      paragraph('Pens and lectures and desks.'),
    ]);
  }
});
afterAll(() => app.close());

const PROMPTS =
  'query ($userId: ID, $search: String) { briefPrompts(userId: $userId, search: $search) { id question answers missed topic { name } } }';
const BRIEF = `query ($userId: ID, $promptId: ID!) { brief(userId: $userId, promptId: $promptId) {
  prompt { question answers missed } wordings { question }
  visible { hits answers value low high } missed { hits answers value low high }
  instead { company { name } answers }
  pages { id url owner kind answers missed scores { statistics } structure { tables lists } }
  citedPages readPages usedPages neededPages otherPages ownPages
  outline { heading pages onOwnPage } questions { question page }
  terms { term inPrompt pages otherPages score onOwnPage } facts { kind text page }
  ownPage { url promptTerms lacking } markdown } }`;

async function promptsOf(person: SignedIn, variables: Record<string, unknown> = {}) {
  return graphql<{ briefPrompts: BriefPrompt[] }>(app, person.headers, PROMPTS, variables);
}
async function briefOf(person: SignedIn = owner): Promise<Brief> {
  const prompts = (await promptsOf(person, { search: 'NOTE app' })).data.briefPrompts;
  const { data, errors } = await graphql<{ brief: Brief }>(app, person.headers, BRIEF, {
    promptId: prompts[0]?.id,
  });
  expect(errors).toBeUndefined();
  return data.brief;
}

test('lists prompts, those with most missed answers first, and searches them', async () => {
  const { data } = await promptsOf(owner);
  expect(data.briefPrompts.map(({ question, answers, missed }) => [question, answers, missed])).toEqual([
    [QUESTION, 4, 3],
    ['Which pen writes longest?', 1, 0],
  ]);
  expect((await promptsOf(owner, { search: 'PEN' })).data.briefPrompts).toHaveLength(1);
  expect((await promptsOf(owner, { search: 'x'.repeat(501) })).errors?.[0]?.extensions.code).toBe(
    'BAD_USER_INPUT',
  );
});

test('says how often the prompt was answered, who is named instead and which pages are cited', async () => {
  const brief = await briefOf();
  expect(brief.missed).toMatchObject({ hits: 3, answers: 4, value: 75 });
  expect(brief.missed.low).toBeLessThan(75);
  expect(brief.visible).toMatchObject({ hits: 1, answers: 4 });
  expect(brief.instead).toEqual([{ company: { name: 'Tarnwick' }, answers: 3 }]);
  expect(brief).toMatchObject({ citedPages: 4, readPages: 3, usedPages: 3, neededPages: 3, otherPages: 3 });
  expect(brief.pages[0]).toEqual({
    ...{ id: ids[0], url: PAGES[0], owner: 'OTHER', kind: 'LIST', answers: 3, missed: 3 },
    ...{ scores: { statistics: 1 }, structure: { tables: 1, lists: 0 } },
  });
  expect(brief.pages.find(({ url }) => url === UNREAD)).toMatchObject({ scores: null, structure: null });
});

test('finds headings, questions, terms and facts of the cited pages, each with its pages', async () => {
  const brief = await briefOf();
  expect(brief.outline).toEqual([
    { heading: 'Handwriting support', pages: [ids[0], ids[1]], onOwnPage: false },
  ]);
  expect(brief.questions).toEqual([{ question: 'What does a note app cost?', page: ids[0] }]);
  expect(brief.terms[0]).toMatchObject({ term: 'handwriting support', otherPages: 0, inPrompt: false });
  expect(new Set(brief.terms[0]?.pages)).toEqual(new Set(ids));
  expect(brief.terms.map(({ term }) => term)).not.toContain('lectures');
  expect(brief.facts).toEqual([
    {
      kind: 'STATISTIC',
      page: ids[0],
      text: 'A survey of 1,200 students found that 62 percent write by hand.',
    },
    {
      kind: 'QUOTATION',
      page: ids[2],
      text: '“Handwriting support sold me on it,” said Ida Falk, a student.',
    },
  ]);
  expect(brief.markdown).toContain('# Brief: Which note app is best for students?');
  expect(brief.markdown).toContain(
    '> A survey of 1,200 students found that 62 percent write by hand.\n> — [',
  );
});

test('names the own page that covers the prompt’s terms, else none', async () => {
  const person = await app.signedIn();
  await importInto(app, person.headers, QUILLMARK, [
    answer({ id: 'a', prompt: QUESTION, answer: 'Options: Tarnwick.', sources: [] }),
  ]);
  await storePage(app, person, 'https://quillmark.example/about', [paragraph('We make an app.')]);
  expect(await briefOf(person)).toMatchObject({ ownPages: 1, ownPage: null, citedPages: 0 });
  await storePage(app, person, 'https://quillmark.example/notes', [paragraph('A note app for students.')]);
  expect((await briefOf(person)).ownPage).toEqual({
    url: 'https://quillmark.example/notes',
    promptTerms: ['note', 'app', 'students'],
    lacking: [],
  });
});

test('refuses another’s account and prompt, and an account without the Action Center', async () => {
  const other = await app.signedIn();
  const [prompt] = (await promptsOf(owner)).data.briefPrompts;
  const codeOf = async (person: SignedIn, variables: Record<string, unknown>) =>
    (await graphql(app, person.headers, BRIEF, variables)).errors?.[0]?.extensions.code;
  expect(await codeOf(other, { promptId: prompt?.id, userId: owner.userId })).toBe('FORBIDDEN');
  expect(await codeOf(other, { promptId: prompt?.id })).toBe('NOT_FOUND');
  expect(await codeOf(other, { promptId: 'x' })).toBe('NOT_FOUND');
  expect((await promptsOf(other, { userId: owner.userId })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  await switchActionCenterOff(app.database.db, other.userId);
  expect(await codeOf(other, { promptId: prompt?.id })).toBe('FORBIDDEN');
});
