import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, daysOf } from '../../lib/days.ts';
import { seeded } from '../../platforms/simulator/random.ts';
import { sum } from '../../statistics/arithmetic.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';
import { bucketOf, bucketsOf } from './buckets.ts';
import { BUCKETS, type Bucket, DIMENSIONS, type Dimension } from './model.ts';

const FIRST = '2025-03-26';
const LAST = addDays(FIRST, 39);
const COMPANIES = ['Quillmark', 'Tarnwick', 'Ostrava Labs'];
const PLATFORMS = ['chatgpt', 'gemini'];
const TOPICS = ['Notes', 'Wikis'];
/** In the order of the list of personas. */
const PERSONAS = [
  { name: 'Munich', description: 'a buyer', country: 'DE', language: 'de', locale: 'de-DE' },
  { name: 'Student', description: 'a student', locale: null },
  { name: 'Vienna', country: 'AT', language: 'de', locale: 'de-AT' },
  { name: 'Wien', country: 'AT', language: 'de', locale: 'de-AT' },
];
const MODELS = ['m-1', 'm-2', null];

interface Raw {
  day: string;
  topic: string;
  platform: string;
  /** Name of the persona that it was asked as; null: plainly. */
  persona: string | null;
  model: string | null;
  prompt: number;
  branded: boolean;
  failed: boolean;
  /** Companies in the order in which the answer names them. */
  named: string[];
  cites: boolean;
}

const random = seeded('metrics-table');
const ANSWERS: Raw[] = daysOf({ from: FIRST, to: LAST }).flatMap((day, index) =>
  TOPICS.flatMap((topic) =>
    [0, 1, 2].flatMap((prompt) =>
      PLATFORMS.flatMap((platform, place) =>
        [null, ...PERSONAS.map(({ name }) => name)].flatMap((persona) => {
          if (random() < (persona === null ? 0.4 : 0.85)) return [];
          const failed = random() < 0.1;
          const named = failed ? [] : COMPANIES.filter(() => random() < 0.5).sort(() => random() - 0.5);
          const anyModel = MODELS[Math.floor(random() * MODELS.length)] ?? null;
          return [
            {
              ...{
                day,
                topic,
                platform,
                prompt,
                branded: prompt === 2,
                failed,
                named,
                cites: random() < 0.2,
              },
              persona,
              // At first each platform has a model of its own, then both have the same one, then any.
              model:
                index < 12 && !failed ? (MODELS[place] ?? null) : index < 20 && !failed ? 'm-1' : anyModel,
            },
          ];
        }),
      ),
    ),
  ),
);

/** The parts of answers that rows split by how they were asked speak of, in their order. */
function slicesOf(by: readonly Dimension[]) {
  const isPersona = by.includes('persona');
  const isLocale = by.includes('locale');
  return (isPersona ? [null, ...PERSONAS.map(({ name }) => name)] : [null]).flatMap((persona) =>
    (isLocale ? [null, 'de-AT', 'de-DE'] : [null]).flatMap((locale) =>
      (by.includes('model') ? MODELS : [null]).map((model) => ({
        slice: { persona: persona && { name: persona }, locale, model },
        isIn: (raw: Raw) =>
          (isPersona ? raw.persona === persona : isLocale || raw.persona === null) &&
          (!isLocale || localeOf(raw) === locale) &&
          (isPersona || raw.persona === null || localeOf(raw) !== null) &&
          (!by.includes('model') || raw.model === model),
      })),
    ),
  );
}

const localeOf = ({ persona }: Raw) => PERSONAS.find(({ name }) => name === persona)?.locale ?? null;

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, []);
  for (const { locale: _, ...persona } of PERSONAS) {
    await graphql(
      app,
      owner.headers,
      'mutation ($input: PersonaInput!) { savePersona(input: $input) { persona { id } } }',
      { input: { ...persona, promptIds: [] } },
    );
  }
  const recordings = ANSWERS.map((raw, index) => {
    const { day, topic, platform, prompt, branded, failed, named, cites, persona, model } = raw;
    return answer({
      id: `${index}`,
      platform,
      collectedAt: `${day}T10:00:00Z`,
      topic,
      prompt: `${branded ? 'Is Quillmark one of the' : 'Which are the'} ${topic} tools of case ${prompt}?`,
      answer: named.map((name) => `${name} is a tool.`).join(' ') || 'There are many tools.',
      sources: cites && !failed ? [{ url: 'https://quillmark.example/notes', title: '' }] : [],
      ...(failed && { status: 'FAILED' as const, failure: 'No reply.', answer: '' }),
      ...(persona && { persona }),
      ...(model && { model }),
    });
  });
  await importInto(app, owner.headers, QUILLMARK, recordings);
});
afterAll(() => app.close());

const ROWS = `query Rows($filter: MetricsFilter, $bucket: MetricsBucket!, $by: [MetricsDimension!]!, $after: String) {
  metricsTable(filter: $filter, bucket: $bucket, by: $by, first: 200, after: $after) {
    total next nodes {
      bucket from to topic { name } platform { key } persona { name } locale model company { name isBrand } answers failed mentions
      mentionRate { hits answers value low high } voices shareOfVoice meanPosition impressions missed ownCited
    }
  }
}`;
type Row = ReturnType<typeof expectedRow> & {
  mentionRate: { value: number | null; low: number | null; high: number | null };
};

async function readRows(filter: object, bucket: Bucket, by: readonly Dimension[]): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const { data }: { data: { metricsTable: { total: number; next: string | null; nodes: Row[] } } } =
      await graphql(app, owner.headers, ROWS, {
        ...{ filter, after, bucket: bucket.toUpperCase() },
        by: by.map((dimension) => dimension.toUpperCase()),
      });
    rows.push(...data.metricsTable.nodes);
    after = data.metricsTable.next;
    if (!after) expect(rows).toHaveLength(data.metricsTable.total);
  } while (after);
  return rows;
}

/** One company's numbers in some answers, counted one by one. */
function expectedRow(all: readonly Raw[], company: string) {
  const usable = all.filter(({ failed }) => !failed);
  const unbranded = usable.filter(({ branded }) => !branded);
  const naming = usable.filter(({ named }) => named.includes(company));
  const voices = sum(unbranded, ({ named }) => named.length);
  const own = unbranded.filter(({ named }) => named.includes(company)).length;
  const isBrand = company === 'Quillmark';
  const visible = new Set(
    usable
      .filter(({ named }) => named.includes('Quillmark'))
      .map(({ day, topic, prompt }) => `${day} ${topic} ${prompt}`),
  );
  const ofBrand = (value: number) => (isBrand ? value : null);
  return {
    company: { name: company, isBrand },
    answers: usable.length,
    failed: all.length - usable.length,
    mentions: naming.length,
    mentionRate: { hits: own, answers: unbranded.length },
    voices,
    shareOfVoice: voices === 0 ? null : expect.closeTo((own / voices) * 100, 6),
    meanPosition:
      naming.length === 0
        ? null
        : expect.closeTo(sum(naming, ({ named }) => named.indexOf(company) + 1) / naming.length, 6),
    impressions: ofBrand(visible.size),
    missed: ofBrand(usable.filter(({ named }) => named.length > 0 && !named.includes('Quillmark')).length),
    ownCited: ofBrand(usable.filter(({ cites }) => cites).length),
  };
}

test('rows are what the answers give, however they are split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 39 }),
      fc.integer({ min: 0, max: 39 }),
      fc.constantFrom(...BUCKETS),
      fc.subarray([...DIMENSIONS]),
      fc.option(fc.constantFrom(...PLATFORMS)),
      async (start, length, bucket, by, onlyPlatform) => {
        const from = addDays(FIRST, start);
        const to = [addDays(from, length), LAST].sort()[0] ?? LAST;
        const range = { from, to };
        const inRange = ANSWERS.filter(
          ({ day, platform }) => day >= from && day <= to && (!onlyPlatform || platform === onlyPlatform),
        );
        const expected = bucketsOf(range, bucket).flatMap((days) =>
          (by.includes('topic') ? TOPICS : [null]).flatMap((topic) =>
            (by.includes('platform') ? PLATFORMS : [null]).flatMap((platform) =>
              slicesOf(by).flatMap(({ slice, isIn }) => {
                const part = inRange.filter(
                  (raw) =>
                    bucketOf(raw.day, range, bucket) === days.bucket &&
                    (topic === null || raw.topic === topic) &&
                    (platform === null || raw.platform === platform) &&
                    isIn(raw),
                );
                if (part.length === 0) return [];
                return (by.includes('company') ? COMPANIES : ['Quillmark']).map((company) => ({
                  ...days,
                  topic: topic && { name: topic },
                  platform: platform && { key: platform },
                  ...slice,
                  ...expectedRow(part, company),
                }));
              }),
            ),
          ),
        );
        const rows = await readRows({ ...range, platform: onlyPlatform }, bucket, by);
        const counted = rows.map(({ mentionRate: { hits, answers }, ...row }) => ({
          ...row,
          mentionRate: { hits, answers },
        }));
        expect(counted).toEqual(expected);
        for (const {
          mentionRate: { value, low, high },
        } of rows) {
          if (low !== null && high !== null && value !== null) {
            expect(low).toBeLessThanOrEqual(value + 1e-9);
            expect(high).toBeGreaterThanOrEqual(value - 1e-9);
          }
        }
      },
    ),
    propertyRuns(60),
  );
});

test('the whole range has the dashboard’s rates, intervals, sentiment and shares', async () => {
  const filter = { from: FIRST, to: LAST };
  const { data } = await graphql<{
    dashboard: {
      metrics: {
        visibility: { mentionRate: object };
        citationRate: { hits: number };
        competitors: { rankings: { name: string; mentions: number; shareOfVoice: number }[] };
      };
    };
  }>(
    app,
    owner.headers,
    `query ($filter: MetricsFilter) { dashboard(filter: $filter) { metrics {
       visibility { mentionRate { hits answers value low high } } citationRate { hits }
       competitors { rankings { name mentions shareOfVoice } } } } }`,
    { filter },
  );
  const { visibility, competitors, citationRate } = data.dashboard.metrics;
  const rows = await readRows(filter, 'range', ['company']);
  const brand = rows.find(({ company }) => company.isBrand);
  expect(brand?.mentionRate).toEqual(visibility.mentionRate);
  expect(brand?.ownCited).toBe(citationRate.hits);
  for (const { name, mentions, shareOfVoice } of competitors.rankings) {
    const row = rows.find(({ company }) => company.name === name);
    expect(row).toMatchObject({ mentions, shareOfVoice: expect.closeTo(shareOfVoice, 0) });
  }
});

test('a platform that answered personas alone has rows of its own', async () => {
  const person = await app.signedIn();
  await importInto(app, person.headers, QUILLMARK, []);
  await graphql(
    app,
    person.headers,
    'mutation { savePersona(input: {name: "Munich", country: "DE", promptIds: []}) { persona { id } } }',
  );
  await importInto(app, person.headers, QUILLMARK, [
    answer({ id: 'plain', answer: 'Quillmark.' }),
    answer({ id: 'persona', platform: 'gemini', persona: 'Munich', answer: 'Tarnwick.' }),
  ]);
  const { data } = await graphql<{ metricsTable: { nodes: object[] } }>(
    app,
    person.headers,
    '{ metricsTable(bucket: RANGE, by: [PLATFORM, PERSONA]) { nodes { platform { key } persona { name } answers } } }',
  );
  expect(data.metricsTable.nodes).toEqual([
    { platform: { key: 'chatgpt' }, persona: null, answers: 1 },
    { platform: { key: 'gemini' }, persona: { name: 'Munich' }, answers: 1 },
  ]);
});
