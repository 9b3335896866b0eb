import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../lib/days.ts';
import { seeded } from '../../platforms/simulator/random.ts';
import { sum } from '../../statistics/arithmetic.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { QUILLMARK } from '../../testing/recordings.ts';

const FIRST = '2025-04-20';
const DAYS = 20;
const PROMPTS = ['Which note app is best?', 'Which wiki suits a team?', 'Is Quillmark any good?'];
const PAGES = ['https://a.example/x', 'https://b.example/y'];

interface Raw {
  day: number;
  platform: string;
  prompt: string;
  names: string[];
  cites: string[];
}

const random = seeded('what-changed');
/** Prompts come and go, and platforms are not asked each day. */
const answers: Raw[] = Array.from({ length: DAYS }, (_, day) => day).flatMap((day) =>
  PROMPTS.flatMap((prompt, index) =>
    ['chatgpt', 'gemini'].flatMap((platform) => {
      if (random() < 0.3 || (index === 1 && platform === 'gemini' && day < 11)) return [];
      const some = <T>(list: T[]) => list.filter(() => random() < 0.5);
      return [{ day, platform, prompt, names: some(['Quillmark', 'Tarnwick']), cites: some(PAGES) }];
    }),
  ),
);

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  const recordings = answers.map(({ day, platform, prompt, names, cites }) => ({
    id: `${day}-${platform}-${prompt}`,
    ...{ platform, run: 1, prompt, topic: 'Notes' },
    collectedAt: `${addDays(FIRST, day)}T10:00:00Z`,
    answer: `Options: ${names.join(', ') || 'none'}.`,
    sources: cites.map((url) => ({ url, title: '' })),
  }));
  await importInto(app, owner.headers, QUILLMARK, recordings);
});
afterAll(() => app.close());

interface Item {
  name: string;
  before: { hits: number; answers: number };
  after: { hits: number; answers: number };
  difference: number;
}
type Kind = 'prompts' | 'sources' | 'companies' | 'platforms';

const LIST = '{ items { name difference before { hits answers } after { hits answers } } }';
const QUERY = `query ($filter: MetricsFilter, $before: EarlierDays) { whatChanged(filter: $filter, before: $before) {
  prompts ${LIST} sources ${LIST} companies ${LIST} platforms ${LIST} } }`;

/** Mantel–Haenszel's difference and both counts over prompts on platforms measured in both windows. */
function expected(isIn: (later: boolean) => (one: Raw) => boolean, of: Raw[], isHit: (one: Raw) => boolean) {
  const strata = Map.groupBy(of, ({ prompt, platform }) => `${prompt} ${platform}`);
  const pairs = [...strata.values()].flatMap((own) => {
    const [before, after] = [own.filter(isIn(false)), own.filter(isIn(true))];
    if (before.length === 0 || after.length === 0) return [];
    const hits = { before: before.filter(isHit).length, after: after.filter(isHit).length };
    const weight = (before.length * after.length) / (before.length + after.length);
    const gain = hits.after / after.length - hits.before / before.length;
    return [{ before: before.length, after: after.length, hits, weight, gain }];
  });
  if (pairs.length === 0) return null;
  return {
    before: { hits: sum(pairs, ({ hits }) => hits.before), answers: sum(pairs, ({ before }) => before) },
    after: { hits: sum(pairs, ({ hits }) => hits.after), answers: sum(pairs, ({ after }) => after) },
    difference: (100 * sum(pairs, ({ weight, gain }) => weight * gain)) / sum(pairs, ({ weight }) => weight),
  };
}

const isVisible = ({ names }: Raw) => names.includes('Quillmark');
const isUnbranded = ({ prompt }: Raw) => !prompt.includes('Quillmark');
/** Null for all. */
const asked = fc.constantFrom(null, 'chatgpt', 'gemini');

test('rates and differences are those of the answers, whatever the windows', async () => {
  const windows = fc
    .uniqueArray(fc.integer({ min: 0, max: DAYS - 1 }), { minLength: 4, maxLength: 4 })
    .map((days) => days.sort((a, b) => a - b) as [number, number, number, number]);
  await fc.assert(
    fc.asyncProperty(windows, asked, async ([first, second, third, fourth], chosen) => {
      const dayOf = (day: number) => addDays(FIRST, day);
      const { data, errors } = await graphql<{ whatChanged: Record<Kind, { items: Item[] }> }>(
        app,
        owner.headers,
        QUERY,
        {
          filter: { from: dayOf(third), to: dayOf(fourth), platform: chosen },
          before: { from: dayOf(first), to: dayOf(second) },
        },
      );
      expect(errors).toBeUndefined();
      const compared = answers.filter(({ platform }) => chosen === null || platform === chosen);
      const unbranded = compared.filter(isUnbranded);
      const isIn = (later: boolean) => (one: Raw) =>
        later ? one.day >= third && one.day <= fourth : one.day >= first && one.day <= second;
      const both = (one: Raw) => isIn(true)(one) || isIn(false)(one);
      const check = (kind: Kind, name: string, of: Raw[], isHit: (one: Raw) => boolean, isListed = true) => {
        const item = data.whatChanged[kind].items.find((one) => one.name === name);
        const wanted = isListed ? expected(isIn, of, isHit) : null;
        if (!wanted) return expect(item, `${kind} ${name}`).toBeUndefined();
        expect(item, `${kind} ${name}`).toMatchObject({ before: wanted.before, after: wanted.after });
        expect(item?.difference).toBeCloseTo(wanted.difference, 6);
      };
      for (const prompt of PROMPTS) {
        check(
          'prompts',
          prompt,
          compared.filter((one) => one.prompt === prompt),
          isVisible,
        );
      }
      for (const [key, name] of [
        ['chatgpt', 'ChatGPT'],
        ['gemini', 'Gemini'],
      ] as const) {
        check(
          'platforms',
          name,
          unbranded.filter(({ platform }) => platform === key),
          isVisible,
        );
      }
      for (const company of ['Quillmark', 'Tarnwick', 'Ostrava Labs']) {
        check('companies', company, unbranded, ({ names }) => names.includes(company));
      }
      for (const page of PAGES) {
        const isHit = ({ cites }: Raw) => cites.includes(page);
        check(
          'sources',
          page,
          compared,
          isHit,
          compared.filter((one) => both(one) && isHit(one)).length >= 4,
        );
      }
    }),
    propertyRuns(60),
  );
});
