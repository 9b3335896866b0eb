import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionCenter, RecordedAnswerInput } from '../../graphql/resolvers.generated.ts';
import { addDays } from '../../lib/days.ts';
import { addPage } from '../../testing/add-page.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { asSample, countOpportunities, type RawAnswer } from './testing/count-opportunities.ts';

const LATEST = '2025-05-25';
// More than the ten that are listed; two name the brand.
const PROMPTS = [
  ...Array.from({ length: 13 }, (_, index) => `Which note app suits case ${index}?`),
  'Is Quillmark any good?',
  'What does Quillmark cost?',
];
/** Pages and what reading told of them; the forum is on a host of a site, the second own page on one of the brand's. */
const PAGES = [
  { url: 'https://lists.example/best', site: 'other', kind: 'list' },
  { url: 'https://lists.example/unread', site: 'other', kind: null },
  { url: 'https://forum.talk.example/thread', site: 'other', kind: 'forum' },
  { url: 'https://papers.example/how-to', site: 'other', kind: 'how-to' },
  { url: 'https://news.example/today', site: 'other', kind: 'news' },
  { url: 'https://tarnwick.example/guide', site: 'competitor', kind: 'product' },
  { url: 'https://quillmark.example/guide', site: 'own', kind: 'product' },
  { url: 'https://docs.quillmark.example/start', site: 'own', kind: null },
] as const;

const said = fc.record({
  day: fc.oneof({ weight: 4, arbitrary: fc.nat(29) }, fc.nat(70)).map((ago) => addDays(LATEST, -ago)),
  platform: fc.constantFrom('chatgpt', 'gemini', 'perplexity'),
  place: fc.nat(PROMPTS.length - 1),
  // Most answers miss the brand, so that there is something to win.
  named: fc.oneof(
    { weight: 3, arbitrary: fc.subarray(['Tarnwick', 'Ostrava Labs'], { minLength: 1 }) },
    fc.subarray(['Quillmark', 'Tarnwick', 'Ostrava Labs']),
  ),
  cited: fc.subarray([...PAGES], { maxLength: 4 }),
  failed: fc.nat(9).map((dice) => dice === 0),
});
const recording: fc.Arbitrary<RawAnswer> = said.map(({ place, ...answer }) => ({
  ...answer,
  prompt: PROMPTS[place] ?? '',
  topic: place % 2 === 0 ? 'Notes' : 'Wikis',
}));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HOME = `{ actionCenter { range { from to } opportunities {
  id question topic { name } type score potential winnable ownCited missed { value low high hits answers }
  instead { company { name } answers } sources { url kind competitor answers } } } }`;

/** As if the cited pages of known kinds had been read. */
async function readPages({ userId }: SignedIn): Promise<void> {
  for (const { url, kind } of PAGES) {
    if (kind === null) continue;
    await addPage(app.database.db, userId, url, {
      ...{ status: 'read', kind, method: 'test', readAt: `${LATEST}T10:00:00Z` },
    });
  }
}

/** Archives the prompts with these questions; the ids of the others. */
async function promptIds({ headers }: SignedIn, archived: readonly string[]): Promise<Map<string, string>> {
  const { data } = await graphql<{ prompts: { prompts: { id: string; question: string }[] }[] }>(
    app,
    headers,
    '{ prompts { prompts { id question } } }',
  );
  const prompts = data.prompts.flatMap((group) => group.prompts);
  const ids = prompts.filter(({ question }) => archived.includes(question)).map(({ id }) => id);
  if (ids.length > 0) {
    const { errors } = await graphql(
      app,
      headers,
      'mutation ($ids: [ID!]!) { archivePrompts(ids: $ids) { prompts { id } } }',
      { ids },
    );
    expect(errors).toBeUndefined();
  }
  return new Map(prompts.filter(({ id }) => !ids.includes(id)).map(({ id, question }) => [question, id]));
}

test('opportunities equal those counted from raw answers', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(recording, { minLength: 1, maxLength: 90, size: 'max' }),
      fc.subarray(PROMPTS, { maxLength: 2 }),
      // A page may be read before an answer cites it.
      fc.integer({ min: 1, max: 90 }),
      async (recordings, archived, readAfter) => {
        const person = await app.signedIn();
        const answers = recordings.map(
          ({ platform, day, topic, prompt, named, cited, failed }, index): RecordedAnswerInput => ({
            id: `a${index}`,
            ...{ platform, topic, prompt, run: index + 1, collectedAt: `${day}T10:00:00Z` },
            answer: failed ? ' ' : `Options: ${named.join(', ') || 'none'}.`,
            sources: cited.map(({ url }) => ({ url, title: '' })),
          }),
        );
        await importInto(app, person.headers, QUILLMARK, answers.slice(0, readAfter));
        await readPages(person);
        const later = answers.slice(readAfter);
        if (later.length > 0) await importInto(app, person.headers, QUILLMARK, later);
        const ids = await promptIds(person, archived);
        const { data, errors } = await graphql<{ actionCenter: ActionCenter }>(app, person.headers, HOME);
        expect(errors).toBeUndefined();
        const { range, opportunities } = data.actionCenter;
        const expected = countOpportunities(recordings, ids);
        expect(range).toEqual(expected.range);
        expect(opportunities.map(asSample)).toEqual(expected.opportunities);
        found += opportunities.length;
      },
    ),
    { numRuns: 15 },
  );
  // It compared some.
  expect(found).toBeGreaterThan(0);
});
