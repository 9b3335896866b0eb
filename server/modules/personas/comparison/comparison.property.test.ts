import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../lib/days.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { QUILLMARK } from '../../../testing/recordings.ts';

const QUESTIONS = ['Which app is best?', 'What do teams use?', 'Is Quillmark good?'];
const PLATFORMS = ['chatgpt', 'gemini'];
const FIRST = '2025-04-01';

interface Raw {
  question: number;
  platform: number;
  day: number;
  /** Plainly, or as one of two personas. */
  as: 'plain' | 'Munich' | 'Student';
  named: boolean;
}
const raw = fc.record<Raw>({
  question: fc.nat({ max: QUESTIONS.length - 1 }),
  platform: fc.nat({ max: PLATFORMS.length - 1 }),
  day: fc.nat({ max: 6 }),
  as: fc.constantFrom('plain', 'Munich', 'Student'),
  named: fc.boolean(),
});
const identityOf = ({ question, platform, day, as }: Raw) => `${question} ${platform} ${day} ${as}`;

interface Counted {
  mentionRate: { hits: number; answers: number };
  sentiment: { answers: number };
}
interface Shown {
  persona: { name: string };
  placeGiven: string[];
  asked: Counted;
  plain: Counted;
  difference: { points: number | null; prompts: number; verdict: string; note: string };
}
const COMPARE = `query ($promptId: ID, $filter: MetricsFilter) {
  personaComparisons(promptId: $promptId, filter: $filter) { personas {
    persona { name } placeGiven
    asked { mentionRate { hits answers } sentiment { answers } }
    plain { mentionRate { hits answers } sentiment { answers } }
    difference { points prompts verdict note } } } }`;

const SAVE = `mutation ($input: PersonaInput!) { savePersona(input: $input) { persona { id } errors { message } } }`;
const IDS = '{ promptSettings { prompts { id question } } }';

async function fill(app: TestApp, answers: readonly Raw[]): Promise<SignedIn> {
  const owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, []);
  for (const name of ['Munich', 'Student']) {
    await graphql(app, owner.headers, SAVE, { input: { name, description: 'a buyer', promptIds: [] } });
  }
  const recordings = answers.map((answer) => ({
    ...{ id: identityOf(answer), platform: PLATFORMS[answer.platform], run: 1, topic: 'Notes', sources: [] },
    collectedAt: `${addDays(FIRST, answer.day)}T10:00:00Z`,
    prompt: QUESTIONS[answer.question],
    answer: answer.named ? 'Quillmark is a good app.' : 'Tarnwick is a good app.',
    ...(answer.as !== 'plain' && { persona: answer.as }),
  }));
  if (recordings.length > 0) await importInto(app, owner.headers, QUILLMARK, recordings);
  return owner;
}

/** Counts by hand: the persona’s answers, and plain ones of its pairs and days. */
function expected(answers: readonly Raw[], as: Raw['as'], isCounted: (answer: Raw) => boolean) {
  const asked = answers.filter((answer) => answer.as === as && isCounted(answer));
  const pairs = new Set(asked.map(({ question, platform }) => `${question} ${platform}`));
  const days = new Set(asked.map(({ day }) => day));
  const plain = answers.filter(
    (answer) =>
      answer.as === 'plain' && pairs.has(`${answer.question} ${answer.platform}`) && days.has(answer.day),
  );
  const count = (list: readonly Raw[]) => {
    const hits = list.filter(({ named }) => named).length;
    // All that name the brand praise it.
    return { mentionRate: { hits, answers: list.length }, sentiment: { answers: hits } };
  };
  let [weights, gains] = [0, 0];
  const compared = new Set<string>();
  for (const pair of pairs) {
    const of = (list: readonly Raw[]) =>
      list.filter(({ question, platform }) => `${question} ${platform}` === pair);
    const [now, before] = [of(asked), of(plain)];
    if (before.length === 0) continue;
    const share = (list: readonly Raw[]) => list.filter(({ named }) => named).length / list.length;
    const weight = (now.length * before.length) / (now.length + before.length);
    weights += weight;
    gains += weight * (share(now) - share(before));
    compared.add(pair.split(' ')[0] ?? '');
  }
  const points = weights === 0 ? null : expect.closeTo((gains / weights) * 100, 6);
  return { asked: count(asked), plain: count(plain), difference: { points, prompts: compared.size } };
}

test('compares the answers of each persona with plain ones to the same prompts, platforms and days', async () => {
  const app = await createTestApp();
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(raw, { selector: identityOf, maxLength: 40 }),
        fc.constantFrom(null, 'chatgpt', 'gemini'),
        async (answers, platform) => {
          const owner = await fill(app, answers);
          const read = async (promptId: string | null): Promise<Shown[]> => {
            const { data, errors } = await graphql<{ personaComparisons: { personas: Shown[] } }>(
              app,
              owner.headers,
              COMPARE,
              { promptId, filter: { platform } },
            );
            expect(errors).toBeUndefined();
            return data.personaComparisons.personas;
          };
          const onPlatform = (answer: Raw) => platform === null || PLATFORMS[answer.platform] === platform;
          const check = (shown: Shown[], isCounted: (answer: Raw) => boolean) => {
            const names = ['Munich', 'Student'] as const;
            const wanted = names.filter((as) =>
              answers.some((answer) => answer.as === as && isCounted(answer) && onPlatform(answer)),
            );
            expect(shown.map(({ persona }) => persona.name)).toEqual(wanted);
            for (const [at, as] of wanted.entries()) {
              const plainOrCounted = (answer: Raw) => isCounted(answer) && onPlatform(answer);
              expect(shown[at]).toMatchObject(expected(answers.filter(onPlatform), as, plainOrCounted));
            }
          };
          // The third prompt names the brand.
          check(await read(null), ({ question }) => question < 2);
          const { data } = await graphql<{ promptSettings: { prompts: { id: string; question: string }[] } }>(
            app,
            owner.headers,
            IDS,
          );
          for (const { id, question } of data.promptSettings.prompts) {
            check(await read(id), (answer) => QUESTIONS[answer.question] === question);
          }
        },
      ),
      propertyRuns(25),
    );
  } finally {
    await app.close();
  }
});

test('says what a difference stands on, and keeps the prompts of other accounts apart', async () => {
  const app = await createTestApp();
  try {
    const days = [0, 1, 2, 3, 4, 5, 6];
    const answers = days.flatMap((day) =>
      [0, 1].flatMap((question) => [
        { question, platform: 0, day, as: 'plain' as const, named: true },
        { question, platform: 0, day, as: 'Munich' as const, named: false },
        { question, platform: 0, day, as: 'Student' as const, named: day > 0 },
      ]),
    );
    const owner = await fill(app, answers);
    const { data } = await graphql<{ personaComparisons: { personas: Shown[] } }>(
      app,
      owner.headers,
      COMPARE,
      {},
    );
    const [munich, student] = data.personaComparisons.personas;
    expect(munich?.difference).toMatchObject({ points: -100, verdict: 'DOWN', prompts: 2 });
    expect(student?.difference).toMatchObject({ verdict: 'NO_CLEAR_CHANGE', prompts: 2 });
    const { data: settings } = await graphql<{ promptSettings: { prompts: { id: string }[] } }>(
      app,
      owner.headers,
      IDS,
    );
    const other = await app.signedIn();
    const promptId = settings.promptSettings.prompts[0]?.id;
    const stolen = await graphql(app, other.headers, COMPARE, { promptId });
    expect(stolen.errors?.[0]).toMatchObject({
      message: 'There is no prompt with this id.',
      extensions: { code: 'NOT_FOUND' },
    });
  } finally {
    await app.close();
  }
});
