import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { ActionCenter, RecordedAnswerInput } from '../../graphql/resolvers.generated.ts';
import { addDays } from '../../lib/days.ts';
import { createServices } from '../../services.ts';
import { switchActionCenterOff } from '../../testing/accounts.ts';
import { addPage } from '../../testing/add-page.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { raiseResultsVersion } from '../pages/results-version.ts';
import { accountsToDerive } from './outdated-store.ts';

const BLOCKED_ID = randomUUID();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { actionBlockedUserIds: new Set([BLOCKED_ID]) } });
});
afterAll(() => app.close());

const HOME = `query ($userId: ID) { actionCenter(userId: $userId) {
  range { from to } answers
  keyInsight { text note subject value }
  opportunities { id topic { name } question type score potential winnable ownCited
    missed { value low high hits answers } instead { company { name } answers }
    sources { url domain title kind competitor answers } }
  nextSteps { id kind title reason promptId question sourceUrl completed completedAt measured change }
  progress { since visibility { difference low high verdict before { hits answers } after { hits answers } }
    ownCitations { difference low high verdict before { hits answers } after { hits answers } } }
} }`;
const SET =
  'mutation ($id: ID!, $completed: Boolean!) { setNextStep(id: $id, completed: $completed) { nextSteps { id completed measured } } }';

async function homeOf({ headers }: SignedIn): Promise<ActionCenter> {
  const { data, errors } = await graphql<{ actionCenter: ActionCenter }>(app, headers, HOME);
  expect(errors).toBeUndefined();
  return data.actionCenter;
}
const setStep = (person: SignedIn, id: string, completed: boolean) =>
  graphql(app, person.headers, SET, { id, completed });

/** @param meanwhile done after the steps were derived and before they are stored */
function deriveSteps({ userId }: SignedIn, meanwhile: () => Promise<unknown> = async () => undefined) {
  const db: Db = Object.create(app.database.db, {
    transaction: {
      value: async (...args: Parameters<Db['transaction']>) => {
        await meanwhile();
        return app.database.db.transaction(...args);
      },
    },
  });
  return createServices(db, app.config, { clock: app.clock.now }).opportunities.derive(userId);
}

const today = () => app.clock.now().toISOString().slice(0, 10);

interface Said {
  prompt: string;
  /** Days before today. */
  ago: number;
  names?: string;
  cites?: readonly string[];
  platform?: string;
  topic?: string;
}

let number = 0;
const said = ({
  prompt,
  ago,
  names = 'Tarnwick',
  cites = [],
  platform = 'chatgpt',
  topic = 'Notes',
}: Said) => {
  number += 1;
  return {
    id: `a${number}`,
    ...{ platform, topic, prompt },
    collectedAt: `${addDays(today(), -ago)}T10:00:00Z`,
    // A run's number has a limit.
    run: 1 + (number % 1000),
    answer: `Options: ${names}.`,
    sources: cites.map((url) => ({ url, title: 'A page' })),
  } satisfies RecordedAnswerInput;
};
/** One answer a day. */
const daily = (days: readonly number[], rest: Omit<Said, 'ago'>) => days.map((ago) => said({ ...rest, ago }));
const span = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

async function accountWith(answers: readonly RecordedAnswerInput[]): Promise<SignedIn> {
  const person = await app.signedIn();
  await importInto(app, person.headers, QUILLMARK, answers);
  return person;
}

async function readAs(person: SignedIn, url: string, kind: string, status = 'read') {
  await raiseResultsVersion(app.database.db, person.userId);
  await addPage(app.database.db, person.userId, url, {
    ...{ status, kind, method: status === 'read' ? 'test' : null, readAt: app.clock.now().toISOString() },
  });
}

const LIST = 'https://lists.example/best';
const FORUM = 'https://forum.example/thread';
const RIVAL = 'https://tarnwick.example/guide';
const OWN = 'https://quillmark.example/guide';

describe('Opportunity Radar', () => {
  test('orders prompts by the answers that can be won at least, with competitors and sources', async () => {
    const person = await accountWith([
      ...daily(span(20, 1), { prompt: 'Which app is best?', cites: [LIST, OWN] }),
      ...daily(span(20, 11), { prompt: 'Which app is cheap?', names: 'Tarnwick, Ostrava Labs' }),
      ...daily(span(10, 1), { prompt: 'Which app is cheap?', names: 'Quillmark' }),
      ...daily(span(9, 1), { prompt: 'Which app is old?', names: 'Quillmark' }),
      ...daily([1, 2], { prompt: 'Which app is rare?' }),
      ...daily(span(60, 40), { prompt: 'Which app was it?' }),
      ...daily(span(20, 1), { prompt: 'Is Quillmark any good?' }),
    ]);
    const { opportunities, answers } = await homeOf(person);
    expect(answers).toBe(20 + 20 + 9 + 2 + 20);
    expect(opportunities.map(({ question }) => question)).toEqual([
      'Which app is best?',
      'Which app is cheap?',
    ]);
    const [best, cheap] = opportunities;
    expect(best?.missed).toMatchObject({ hits: 20, answers: 20, value: 100 });
    expect(best?.winnable).toBeCloseTo(((best?.missed.low ?? 0) / 100) * 20);
    expect(best?.instead).toEqual([{ company: { name: 'Tarnwick' }, answers: 20 }]);
    expect(best).toMatchObject({ ownCited: 20, score: 100, potential: 'HIGH', topic: { name: 'Notes' } });
    expect(best?.sources).toEqual([
      { url: LIST, domain: 'lists.example', title: 'A page', kind: null, competitor: false, answers: 20 },
    ]);
    expect(cheap?.missed).toMatchObject({ hits: 10, answers: 20 });
    // Less can be won at five of the six prompts.
    expect(cheap).toMatchObject({ score: 83, potential: 'MEDIUM', type: 'CONTENT_GAP', sources: [] });
  });

  test('kept in memory, is found anew after answers came and prompts changed, for each account alone', async () => {
    const person = await accountWith(daily(span(10, 1), { prompt: 'Which list?', cites: [LIST] }));
    const other = await accountWith(daily(span(12, 1), { prompt: 'Which list?', cites: [FORUM] }));
    const found = async (who: SignedIn) => {
      const [first, second] = [await homeOf(who), await homeOf(who)];
      expect(second.opportunities).toEqual(first.opportunities);
      return first.opportunities.map(({ id, question, topic, missed, sources }) => ({
        ...{ id, question, topic: topic.name, answers: missed.answers, urls: sources.map(({ url }) => url) },
      }));
    };
    const one = {
      id: expect.any(String),
      question: 'Which list?',
      topic: 'Notes',
      answers: 10,
      urls: [LIST],
    };
    const [before] = await found(person);
    expect(before).toEqual(one);
    expect(await found(other)).toEqual([{ ...one, answers: 12, urls: [FORUM] }]);

    await importInto(app, person.headers, QUILLMARK, daily([0], { prompt: 'Which list?', cites: [LIST] }));
    expect(await found(person)).toEqual([{ ...one, answers: 11 }]);

    const archived = await graphql(
      app,
      person.headers,
      `mutation ($id: ID!) { archivePrompts(ids: [$id]) { __typename } }`,
      { id: before?.id },
    );
    expect(archived.errors).toBeUndefined();
    expect(await found(person)).toEqual([]);
  });

  test('is typed by the pages that missed answers cite', async () => {
    const days = span(10, 1);
    const person = await accountWith([
      ...daily(days, { prompt: 'Which list?', cites: [LIST] }),
      ...daily(days, { prompt: 'Which forum?', cites: [FORUM] }),
      ...daily(days, { prompt: 'Which rival?', cites: [RIVAL] }),
    ]);
    const typesOf = async () =>
      Object.fromEntries((await homeOf(person)).opportunities.map(({ question, type }) => [question, type]));
    expect(await typesOf()).toEqual({
      'Which list?': 'PR_OPPORTUNITY',
      'Which forum?': 'PR_OPPORTUNITY',
      'Which rival?': 'CONTENT_GAP',
    });
    await readAs(person, FORUM, 'forum');
    await readAs(person, LIST, 'list');
    expect(await typesOf()).toMatchObject({
      'Which list?': 'PR_OPPORTUNITY',
      'Which forum?': 'BLOG_PLACEMENT',
    });
  });
});

describe('Key Insight', () => {
  const prompts = Array.from({ length: 12 }, (_, index) => `Which app suits case ${index}?`);

  test('names the strongest difference that the test confirms', async () => {
    const person = await accountWith(
      prompts.flatMap((prompt) => [
        ...daily(span(8, 1), { prompt, names: 'Quillmark' }),
        ...daily(span(8, 1), { prompt, platform: 'gemini' }),
      ]),
    );
    const { keyInsight } = await homeOf(person);
    expect(keyInsight).toMatchObject({ subject: 'PLATFORM' });
    expect(['chatgpt', 'gemini']).toContain(keyInsight.value);
    expect(keyInsight.text).toMatch(
      /^Quillmark is named (more|less) often by (ChatGPT|Gemini) than by the other platforms for the same prompts: by \d+ percentage points \(95% interval \d+–\d+; 96 answers against 96\)\.$/,
    );
  });

  test('compares answers that cite a site with others to the same prompts', async () => {
    const person = await accountWith(
      prompts.flatMap((prompt) => [
        ...daily(span(8, 1), { prompt, names: 'Quillmark', cites: [LIST] }),
        ...daily(span(8, 1), { prompt }),
      ]),
    );
    const { keyInsight } = await homeOf(person);
    expect(keyInsight).toMatchObject({ subject: 'SITE', value: 'lists.example' });
    expect(keyInsight.text).toContain('more often in answers that cite lists.example than in other answers');
  });

  test('says so when no difference is larger than chance would make it', async () => {
    const person = await accountWith(
      prompts.flatMap((prompt, index) =>
        span(4, 1).map((ago) =>
          said({
            prompt,
            ago,
            names: (index + ago) % 2 ? 'Quillmark' : 'Tarnwick',
            platform: ago > 2 ? 'gemini' : 'chatgpt',
          }),
        ),
      ),
    );
    const { keyInsight } = await homeOf(person);
    expect(keyInsight).toMatchObject({
      subject: 'NONE',
      value: null,
      text: 'No difference in your data is larger than chance would make it.',
    });
  });
});

describe('Immediate Next Steps', () => {
  test('an account without answers has none', async () => {
    const person = await app.signedIn();
    const home = await homeOf(person);
    expect(home).toMatchObject({ answers: 0, opportunities: [], nextSteps: [] });
    expect(home.keyInsight.subject).toBe('NO_ANSWERS');
  });

  test('follow from the figures, at most five', async () => {
    const person = await accountWith(
      span(8, 1).flatMap((index) =>
        daily(span(10, 1), { prompt: `Which app ${index}?`, cites: [`https://site${index}.example/best`] }),
      ),
    );
    const { nextSteps } = await homeOf(person);
    expect(nextSteps.map(({ kind }) => kind)).toEqual([
      'GET_INTO_PAGE',
      'PUBLISH_PAGE',
      'READ_PAGES',
      'GET_INTO_PAGE',
      'PUBLISH_PAGE',
    ]);
    expect(nextSteps[0]?.title).toMatch(
      /^Get into “A page” on site\d\.example\/\S+, cited in 10 answers that miss you$/,
    );
    expect(nextSteps[0]?.reason).toBe(
      'In the 30 days to this step, 10 answers cited it: 10 named a competitor and not you, 0 named you.',
    );
    expect(new Set(nextSteps.map(({ id }) => id)).size).toBe(5);
  });

  test('stay as they were made while new answers come', async () => {
    const prompt = 'Which app is best?';
    const person = await accountWith(daily(span(12, 3), { prompt, cites: [LIST] }));
    await deriveSteps(person);
    const before = await homeOf(person);
    await importInto(app, person.headers, QUILLMARK, daily([2, 1], { prompt, cites: [LIST] }));
    const after = await homeOf(person);
    const textsOf = ({ nextSteps }: ActionCenter) =>
      nextSteps.map(({ id, title, reason }) => ({ id, title, reason }));
    expect(textsOf(after)).toEqual(textsOf(before));
    expect(after.nextSteps[0]?.change).toBe(
      '0 of 2 answers that cited it since name you, 0 of 10 before: no clear change yet.',
    );
  });

  test('the first steps wait until the first answers are all there', async () => {
    const person = await accountWith(daily([5, 4], { prompt: 'Which app is best?' }));
    const isDue = async () =>
      (await accountsToDerive(app.database.db, app.clock.now(), 500)).includes(person.userId);
    expect(await isDue()).toBe(false);
    await importInto(app, person.headers, QUILLMARK, daily([3], { prompt: 'Which app is best?' }));
    expect(await isDue()).toBe(false);
    expect(await isDue()).toBe(true);
    await deriveSteps(person);
    expect(await isDue()).toBe(false);
    await importInto(app, person.headers, QUILLMARK, daily([2], { prompt: 'Which app is best?' }));
    expect(await isDue()).toBe(true);
  });

  test('the first steps wait no longer than a quarter of an hour', async () => {
    const person = await accountWith(daily([5, 4], { prompt: 'Which app is best?' }));
    const isDue = async (minutes: number) => {
      const now = new Date(app.clock.now().getTime() + minutes * 60_000);
      return (await accountsToDerive(app.database.db, now, 500)).includes(person.userId);
    };
    const more = (ago: number) =>
      importInto(app, person.headers, QUILLMARK, daily([ago], { prompt: 'Which app is best?' }));
    expect(await isDue(0)).toBe(false);
    await more(3);
    expect(await isDue(10)).toBe(false);
    await more(2);
    expect(await isDue(15)).toBe(true);
  });

  test('a page completes its step once answers that cite it clearly name the brand', async () => {
    const prompts = ['Which app is best?', 'Which app is cheap?', 'Which app is new?'];
    const person = await accountWith(
      prompts.flatMap((prompt) => daily(span(20, 11), { prompt, cites: [LIST] })),
    );
    await deriveSteps(person);
    await importInto(
      app,
      person.headers,
      QUILLMARK,
      prompts.flatMap((prompt) => daily(span(10, 1), { prompt, names: 'Quillmark', cites: [LIST] })),
    );
    const step = async () => (await homeOf(person)).nextSteps.find(({ sourceUrl }) => sourceUrl === LIST);
    const done = {
      completed: true,
      measured: true,
      change: '30 of 30 answers that cited it since name you, 0 of 30 before.',
    };
    expect(await step()).toMatchObject(done);
    await deriveSteps(person);
    expect(await step()).toMatchObject(done);
  });

  test('a prompt completes its step once an answer to it cites an own page', async () => {
    const prompt = 'Which app is best?';
    const person = await accountWith(daily(span(12, 3), { prompt }));
    await deriveSteps(person);
    await importInto(app, person.headers, QUILLMARK, daily([2, 1], { prompt, cites: [OWN] }));
    const { nextSteps } = await homeOf(person);
    expect(nextSteps.find(({ kind }) => kind === 'PUBLISH_PAGE')).toMatchObject({
      completed: true,
      measured: true,
      change: '2 of 2 answers since cite a page of yours.',
    });
  });

  test('own pages that refuse reading are to be fixed, and done once they were read', async () => {
    const person = await accountWith(daily(span(12, 3), { prompt: 'Which app is best?', cites: [OWN] }));
    await readAs(person, OWN, 'how-to', 'refused');
    await deriveSteps(person);
    const step = async () => (await homeOf(person)).nextSteps.find(({ kind }) => kind === 'FIX_PAGES');
    expect(await step()).toMatchObject({
      completed: false,
      reason: '1 of 1 page of your site could not be read when this step was made.',
    });
    app.clock.advance(1000);
    await readAs(person, OWN, 'how-to');
    expect(await step()).toMatchObject({
      completed: true,
      measured: true,
      change: '1 of 1 page could be read since.',
    });
  });

  test('old answers call for collecting again', async () => {
    const person = await accountWith(daily(span(40, 25), { prompt: 'Which app is best?' }));
    await deriveSteps(person);
    const [step] = (await homeOf(person)).nextSteps;
    expect(step).toMatchObject({ kind: 'COLLECT_AGAIN', completed: false });
    await importInto(app, person.headers, QUILLMARK, daily([0], { prompt: 'Which app is best?' }));
    expect((await homeOf(person)).nextSteps.find(({ id }) => id === step?.id)).toMatchObject({
      completed: true,
    });
  });

  test('are ticked and opened by hand; measurement leaves those alone', async () => {
    const prompt = 'Which app is best?';
    const person = await accountWith(daily(span(12, 3), { prompt }));
    const [step] = (await homeOf(person)).nextSteps;
    const id = step?.id ?? '';
    expect((await homeOf(person)).progress.since).toBeNull();
    await Promise.all([setStep(person, id, true), setStep(person, id, true)]);
    const ticked = await homeOf(person);
    expect(ticked.nextSteps.find((each) => each.id === id)).toMatchObject({
      completed: true,
      measured: false,
    });
    expect(ticked.progress).toMatchObject({ since: today(), visibility: { difference: null } });
    await setStep(person, id, false);
    await importInto(app, person.headers, QUILLMARK, daily([2, 1], { prompt, cites: [OWN] }));
    expect((await homeOf(person)).nextSteps.find((each) => each.id === id)).toMatchObject({
      completed: false,
    });
  });

  test('a step that is ticked while the steps are derived anew stays ticked', async () => {
    const person = await accountWith(daily(span(12, 3), { prompt: 'Which app is best?' }));
    await deriveSteps(person);
    await importInto(app, person.headers, QUILLMARK, daily([2, 1], { prompt: 'Which app is best?' }));
    const id = (await homeOf(person)).nextSteps[0]?.id ?? '';
    await deriveSteps(person, () => setStep(person, id, true));
    expect((await homeOf(person)).nextSteps.find((each) => each.id === id)).toMatchObject({
      completed: true,
      measured: false,
    });
  });

  test('a step that left the checklist while it was on the screen can still be ticked', async () => {
    const person = await accountWith(daily(span(12, 3), { prompt: 'Which app is best?', cites: [LIST] }));
    await deriveSteps(person);
    const step = (await homeOf(person)).nextSteps.find(({ kind }) => kind === 'GET_INTO_PAGE');
    // Steps are made from the thirty pages that cost most answers.
    const others = span(31, 1).flatMap((index) =>
      daily(span(12, 1), { prompt: `Which app ${index}?`, cites: [`https://site${index}.example/best`] }),
    );
    await importInto(app, person.headers, QUILLMARK, others);
    const { nextSteps } = await homeOf(person);
    expect(nextSteps.map(({ id }) => id)).not.toContain(step?.id);
    const { errors } = await setStep(person, step?.id ?? '', true);
    expect(errors).toBeUndefined();
    expect((await homeOf(person)).nextSteps.find(({ id }) => id === step?.id)).toMatchObject({
      completed: true,
    });
  });

  test('refuses an unknown step, and everything without the Action Center', async () => {
    const person = await accountWith(daily([1], { prompt: 'Which app is best?' }));
    const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] | undefined }) =>
      errors?.[0]?.extensions.code;
    expect(codeOf(await setStep(person, 'x'.repeat(5000), true))).toBe('NOT_FOUND');
    const stranger = await app.signedIn();
    expect(codeOf(await graphql(app, stranger.headers, HOME, { userId: person.userId }))).toBe('FORBIDDEN');
    await switchActionCenterOff(app.database.db, person.userId);
    expect(codeOf(await graphql(app, person.headers, HOME))).toBe('FORBIDDEN');
    expect(codeOf(await setStep(person, 'read-pages', true))).toBe('FORBIDDEN');
    const blocked = await app.signedIn({ id: BLOCKED_ID });
    expect(codeOf(await graphql(app, blocked.headers, HOME))).toBe('FORBIDDEN');
  });
});

test('the tracker compares the days since the first completed step with as many before', async () => {
  const prompts = ['Which app is best?', 'Which app is cheap?'];
  const person = await accountWith(prompts.flatMap((prompt) => daily(span(20, 11), { prompt })));
  const [step] = (await homeOf(person)).nextSteps;
  await setStep(person, step?.id ?? '', true);
  await app.database.db.execute(sql`
    update sightline.next_step set completed_at = ${`${addDays(today(), -11)}T12:00:00Z`} where user_id = ${person.userId} and completed_at is not null`);
  await importInto(
    app,
    person.headers,
    QUILLMARK,
    prompts.flatMap((prompt) => daily(span(10, 1), { prompt, names: 'Quillmark', cites: [OWN] })),
  );
  const { progress } = await homeOf(person);
  expect(progress.since).toBe(addDays(today(), -11));
  for (const effect of [progress.visibility, progress.ownCitations]) {
    expect(effect).toMatchObject({
      difference: 100,
      verdict: 'UP',
      before: { hits: 0, answers: 20 },
      after: { hits: 20, answers: 20 },
    });
    expect(effect?.low).toBeGreaterThan(50);
  }
});
