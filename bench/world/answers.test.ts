import { expect, test } from 'vitest';
import { createAnswerAnalyser } from '../../server/modules/answers/analyse.ts';
import type { TrackedCompanies } from '../../server/modules/brands/model.ts';
import { createWorldAnalyser } from './analyse.ts';
import { textOf, type WorldAnswer, worldAnswers, worldRecordings } from './answers.ts';
import { BRAND } from './companies.ts';
import { PERSONAS } from './personas.ts';
import { PLATFORMS, PROMPTS, TOPICS } from './prompts.ts';

// The answers of a year with 100,000.
const TOTAL = 100_000;
const ALL = [...worldAnswers(TOTAL, { count: 30_000 })];
const pagesOf = ({ linked, sources }: WorldAnswer) => [...linked, ...sources].map(({ url }) => url);
const share = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
  items.filter(is).length / items.length;

const [brand, ...competitors] = [BRAND.brand, ...BRAND.competitors].map((company, index) => ({
  ...{ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, ...company },
  kind: index === 0 ? ('brand' as const) : ('competitor' as const),
}));
const BELONGING = {
  ...{ promptId: 'p', personaId: null },
  collection: { runId: 'r', usage: null, cost: null, latencyMs: null, reference: null },
};
const TRACKED: TrackedCompanies = { brand: brand ?? null, competitors, version: 1 };

test('the same seed gives the same answers, another seed gives others', () => {
  expect([...worldRecordings(500)]).toEqual([...worldRecordings(500)]);
  expect([...worldRecordings(500, { seed: 'other' })]).not.toEqual([...worldRecordings(500)]);
});

test('an answer cites 5.3 pages on average, and a fifth of the answers none', () => {
  expect(ALL.flatMap(pagesOf).length / ALL.length).toBeCloseTo(5.3, 0);
  expect(share(ALL, (answer) => pagesOf(answer).length === 0)).toBeCloseTo(0.2, 1);
});

test('cited pages grow as the 0.8th power of the citations', () => {
  const distinct = (count: number) => {
    const pages = ALL.slice(0, count).flatMap(pagesOf);
    return new Set(pages).size / pages.length ** 0.8;
  };
  const [small, medium, large] = [2_000, 8_000, 30_000].map(distinct) as [number, number, number];
  expect(medium / small).toBeCloseTo(1, 1);
  expect(large / medium).toBeCloseTo(1, 1);
});

test('68 % of the citations of a day are of different pages, at the start as later', () => {
  const days = [...Map.groupBy(ALL, ({ collectedAt }) => collectedAt.slice(0, 10)).values()];
  const distinct = (answers: readonly WorldAnswer[]) => {
    const pages = answers.flatMap(pagesOf);
    return new Set(pages).size / pages.length;
  };
  expect(distinct(days[0] ?? [])).toBeCloseTo(0.68, 1);
  const later = days.slice(60, 100).map(distinct);
  expect(later.reduce((sum, each) => sum + each, 0) / later.length).toBeCloseTo(0.68, 1);
});

test('pages are as popular as Zipf’s law says: the rarest half are cited once', () => {
  const counts = [...Map.groupBy(ALL.flatMap(pagesOf), (url) => url).values()].map((each) => each.length);
  counts.sort((a, b) => b - a);
  expect(counts[Math.floor(counts.length / 2)]).toBe(1);
  const [tenth = 0, thousandth = 0] = [counts[9], counts[999]];
  const exponent = Math.log(tenth / thousandth) / Math.log(100);
  expect(exponent).toBeGreaterThan(0.7);
  expect(exponent).toBeLessThan(1.3);
});

test('all topics, platforms and prompts have answers, through the whole year', () => {
  expect(new Set(ALL.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
  expect(new Set(ALL.map(({ platform }) => platform))).toEqual(new Set(PLATFORMS));
  expect(new Set(ALL.map(({ prompt }) => prompt)).size).toBe(PROMPTS.length);
  const days = [...worldAnswers(2_000)].map(({ collectedAt }) => collectedAt.slice(0, 10));
  expect([days[0], days.at(-1), new Set(days).size]).toEqual(['2025-01-01', '2025-12-31', 365]);
});

test('some answers name the brand, more only competitors, few judge it badly', () => {
  const analyse = createWorldAnalyser(TRACKED);
  const analysed = ALL.slice(0, 800).map((answer) => analyse(answer, BELONGING));
  expect(share(analysed, ({ visible }) => visible)).toBeCloseTo(0.25, 1);
  expect(share(analysed, ({ missed }) => missed)).toBeCloseTo(0.55, 1);
  const sentiments = analysed.flatMap(({ mentions }) =>
    mentions.filter(({ companyId }) => companyId === brand?.id).map(({ sentiment }) => sentiment),
  );
  const negative = share(sentiments, (score) => score !== null && score <= 45);
  expect(negative).toBeGreaterThan(0.005);
  expect(negative).toBeLessThan(0.06);
});

test('the analysis of shared texts equals that of the product', () => {
  const analyse = createWorldAnalyser(TRACKED);
  const analyseFully = createAnswerAnalyser(TRACKED);
  // Some of them judged by a chat model.
  for (const answer of [...worldAnswers(400)].filter((_, index) => index % 4 === 0)) {
    const { id, key, ...fast } = analyse(answer, BELONGING);
    const {
      id: _id,
      key: _key,
      ...full
    } = analyseFully({
      ...{ key: '', platform: answer.platform, model: answer.model, sample: answer.run, ...BELONGING },
      ...{ collectedAt: answer.collectedAt, status: answer.status, text: textOf(answer), placeGiven: null },
      failure: answer.status === 'answered' ? null : 'The platform gave no usable answer.',
      ...{ sources: answer.sources, searchQueries: answer.searches, judgement: answer.judgement },
      ...{ simulated: false, surface: 'api' },
    });
    expect(fast).toEqual(full);
  }
});

test('some prompts are also asked as personas, which changes nothing else', () => {
  const all = [...worldAnswers(4_000, { personas: true })];
  const asPersonas = all.filter(({ persona }) => persona !== null);
  expect(all.length - asPersonas.length).toBe(4_000);
  expect(asPersonas.length / 4_000).toBeCloseTo(0.25, 1);
  expect(new Set(asPersonas.map(({ persona }) => persona))).toEqual(
    new Set(PERSONAS.map(({ name }) => name)),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('two platforms say what they search for, and all change their model', () => {
  const searching = ALL.filter(({ searches }) => searches.length > 0);
  expect(new Set(searching.map(({ platform }) => platform))).toEqual(new Set(['chatgpt', 'gemini']));
  const year = [...worldAnswers(2_000)];
  for (const platform of PLATFORMS) {
    const models = new Set(year.filter((answer) => answer.platform === platform).map(({ model }) => model));
    expect(models.size).toBeGreaterThan(1);
  }
});
