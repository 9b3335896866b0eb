import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, daysOf } from '../../lib/days.ts';
import { seeded } from '../../platforms/simulator/random.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';

const FIRST = '2025-04-01';
const LAST = addDays(FIRST, 39);
const SOLO = 'Which note app is best?';
const BRANDED = 'Is Quillmark good?';
const WORDINGS = ['Which app is for teams?', 'Which app do teams use?'];
const PAGES = [
  'https://reviews.example/best',
  'https://reviews.example/worst',
  'https://tarnwick.example/notes',
  'https://docs.quillmark.example/start',
];
const NAMES = ['Quillmark', 'Tarnwick', 'Ostrava Labs'];
const JUDGEMENTS = ['is a great tool', 'is slow and unreliable', 'exists'];

const random = seeded('prompt-page');
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const PROMPTS = [
  { prompt: SOLO, topic: 'Solo' },
  { prompt: BRANDED, topic: 'Brand' },
  ...WORDINGS.map((prompt) => ({ prompt, topic: 'Teams', promptGroup: 'teams' })),
];
const RECORDINGS = daysOf({ from: FIRST, to: LAST }).flatMap((day, at) =>
  PROMPTS.flatMap((asked) =>
    ['chatgpt', 'gemini', 'claude'].flatMap((platform) => {
      if (random() < 0.15) return [];
      const isFailed = random() < 0.1;
      const named = NAMES.filter((name) => random() < (name === 'Quillmark' && at >= 33 ? 0.9 : 0.3));
      const text = named.toSorted(() => random() - 0.5).map((name) => `${name} ${pick(JUDGEMENTS)}.`);
      return answer({
        ...{ ...asked, id: `${asked.prompt} ${platform} ${day}`, platform, model: `${platform}-${at}` },
        collectedAt: `${day}T10:00:00Z`,
        answer: isFailed ? '' : text.join(' ') || 'There are many.',
        sources: isFailed ? [] : PAGES.filter(() => random() < 0.3).map((url) => ({ url, title: '' })),
      });
    }),
  ),
);

let app: TestApp;
let owner: SignedIn;
let ids: Map<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  const { data } = await graphql<{ promptSettings: { prompts: { id: string; question: string }[] } }>(
    app,
    owner.headers,
    '{ promptSettings { prompts { id question } } }',
  );
  ids = new Map(data.promptSettings.prompts.map(({ id, question }) => [question, id]));
});
afterAll(() => app.close());

const RATE = '{ value low high hits answers note }';
const MEAN = '{ value low high answers note }';
const QUERY = `query ($id: ID!, $filter: MetricsFilter) {
  promptPage(id: $id, filter: $filter) {
    prompt { id question branded topic { name } } archived brand { name } simulated range { from to }
    visibility ${RATE} visibilityStatus failed
    change { current ${RATE} previous ${RATE} difference pValue verdict prompts note }
    history { bucket from to failed visibility ${RATE} }
    previous { range { from to } visibility ${RATE} history { bucket from visibility ${RATE} } }
    platforms { platform { key } failed visibility ${RATE} meanPosition sentiment ${MEAN} latest { id day model } }
    variants { archived prompt { question } visibility ${RATE} }
    companies { tracked company { name isBrand } mentionRate ${RATE} shareOfVoice meanPosition sentiment ${MEAN} }
    sources { owner answers withYou source { url } }
    sites { domain owner answers withYou pages }
    latestAnswers(first: 3) { id collectedAt }
  }
}`;
interface Rate {
  value: number | null;
  hits: number;
  answers: number;
}
interface Page {
  archived: boolean;
  visibility: Rate;
  failed: number;
  change: { pValue: number | null; difference: number | null; current: Rate; previous: Rate } | null;
  history: { bucket: string; from: string; to: string; visibility: Rate; failed: number }[];
  previous: {
    range: { from: string; to: string };
    visibility: Rate;
    history: { bucket: string; from: string; visibility: Rate }[];
  } | null;
  platforms: {
    platform: { key: string };
    visibility: Rate;
    failed: number;
    meanPosition: number | null;
    sentiment: object;
    latest: { id: string; day: string; model: string } | null;
  }[];
  variants: { archived: boolean; prompt: { question: string }; visibility: Rate }[];
  companies: {
    tracked: boolean;
    company: { name: string };
    mentionRate: Rate;
    shareOfVoice: number | null;
    meanPosition: number | null;
    sentiment: { value: number | null } | null;
  }[];
  sources: object[];
  sites: object[];
  latestAnswers: { id: string }[];
}
const idOf = (question: string) => ids.get(question) ?? '';
const read = (question: string, filter: object, as = owner.headers) =>
  graphql<{ promptPage: Page }>(app, as, QUERY, { id: idOf(question), filter });
const page = async (question: string, filter: object) => {
  const { data, errors } = await read(question, filter);
  expect(errors).toBeUndefined();
  return data.promptPage;
};

interface RawAnswer {
  id: string;
  platform: { key: string };
  collectedAt: string;
  status: string;
  visible: boolean;
  mentions: { company: { name: string }; position: number; sentiment: number | null }[];
  citations: { url: string }[];
}
/** Every measurement of a prompt, page by page. */
async function rawAnswers(question: string, from: string, to: string, platform?: string) {
  const all: RawAnswer[] = [];
  for (let after: string | null = null; ; ) {
    const reply: { data: { answers: { nodes: RawAnswer[]; next: string | null } } } = await graphql(
      app,
      owner.headers,
      `query ($filter: AnswersFilter, $after: String) { answers(filter: $filter, first: 50, after: $after) { next nodes {
        id platform { key } collectedAt status visible citations { url }
        mentions { company { name } position sentiment } } } }`,
      { filter: { promptId: idOf(question), from, to, platform }, after },
    );
    all.push(...reply.data.answers.nodes);
    after = reply.data.answers.next;
    if (!after) return all;
  }
}

interface Filter {
  days?: number;
  from?: string;
  to?: string;
  platform?: string;
}
const FILTERS: [Filter, string][] = [
  [{}, FIRST],
  [{ days: 7 }, addDays(LAST, -6)],
  [{ from: addDays(FIRST, 3), to: addDays(FIRST, 20), platform: 'gemini' }, addDays(FIRST, 3)],
];
const ends = (filter: { to?: string; platform?: string }, from: string) =>
  [from, filter.to ?? LAST, filter.platform] as const;
const CASES = FILTERS.flatMap(([filter, from]) =>
  [SOLO, BRANDED].map((question) => ({ question, filter, from })),
);
const mean = (list: readonly number[]) =>
  list.length === 0 ? null : list.reduce((sum, value) => sum + value, 0) / list.length;
const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 6));

test.each(CASES)(
  'counts what the raw answers give: $question $filter',
  async ({ question, filter, from }) => {
    const shown = await page(question, filter);
    const all = await rawAnswers(question, ...ends(filter, from));
    const usable = all.filter(({ status }) => status === 'ANSWERED');
    const rateOf = (list: readonly RawAnswer[], name = 'Quillmark') => ({
      hits: list.filter(({ mentions }) => mentions.some(({ company }) => company.name === name)).length,
      answers: list.length,
    });
    expect(shown.visibility).toMatchObject(rateOf(usable));
    expect(shown.failed).toBe(all.length - usable.length);

    const dayOf = ({ collectedAt }: RawAnswer) => collectedAt.slice(0, 10);
    for (const { from: first, to, visibility, failed } of shown.history) {
      const own = all.filter((raw) => dayOf(raw) >= first && dayOf(raw) <= to);
      const answered = own.filter(({ status }) => status === 'ANSWERED');
      expect(visibility).toMatchObject(rateOf(answered));
      expect(failed).toBe(own.length - answered.length);
    }
    expect(shown.history.reduce((sum, { visibility }) => sum + visibility.answers, 0)).toBe(usable.length);

    const spoken = (list: readonly RawAnswer[], name: string) => {
      const mentions = list.flatMap((raw) => raw.mentions.filter(({ company }) => company.name === name));
      const judged = mentions.flatMap(({ sentiment }) => (sentiment === null ? [] : [sentiment]));
      return {
        meanPosition: near(mean(mentions.map(({ position }) => position))),
        sentiment: expect.objectContaining({ value: near(mean(judged)), answers: judged.length }),
      };
    };
    for (const row of shown.platforms) {
      const own = all.filter(({ platform }) => platform.key === row.platform.key);
      const answered = own.filter(({ status }) => status === 'ANSWERED');
      expect(row).toMatchObject({
        ...{ visibility: rateOf(answered), failed: own.length - answered.length },
        ...spoken(answered, 'Quillmark'),
      });
      expect(row.latest?.id).toBe(answered[0]?.id);
      expect(row.latest?.model).toMatch(new RegExp(`^${row.platform.key}-`));
    }
    expect(shown.platforms.length).toBe(new Set(all.map(({ platform }) => platform.key)).size);

    const voices = usable.reduce((sum, { mentions }) => sum + mentions.length, 0);
    const tracked = shown.companies.filter((row) => row.tracked);
    expect(new Set(tracked.map(({ company }) => company.name))).toEqual(new Set(NAMES));
    for (const row of tracked) {
      const rate = rateOf(usable, row.company.name);
      expect(row).toMatchObject({
        ...{ mentionRate: rate, ...spoken(usable, row.company.name) },
        shareOfVoice: question === BRANDED ? null : near((rate.hits / voices) * 100),
      });
    }

    const citing = (holds: (url: string) => boolean) => {
      const own = usable.filter(({ citations }) => citations.some(({ url }) => holds(url)));
      return { answers: own.length, withYou: own.filter(({ visible }) => visible).length };
    };
    const owner = (url: string) =>
      url.includes('quillmark') ? 'OWN' : url.includes('tarnwick') ? 'COMPETITOR' : 'OTHER';
    const cited = PAGES.filter((url) => citing((one) => one === url).answers > 0);
    expect(new Set(shown.sources)).toEqual(
      new Set(cited.map((url) => ({ source: { url }, owner: owner(url), ...citing((one) => one === url) }))),
    );
    const domains = new Set(cited.map((url) => new URL(url).hostname.replace('docs.', '')));
    expect(new Set(shown.sites)).toEqual(
      new Set(
        [...domains].map((domain) => ({
          ...{ domain, owner: owner(domain), ...citing((url) => url.includes(domain)) },
          pages: cited.filter((url) => url.includes(domain)).length,
        })),
      ),
    );
    expect(shown.latestAnswers.map(({ id }) => id)).toEqual(all.slice(0, 3).map(({ id }) => id));
  },
);

test.each(CASES)('agrees with the list of prompts: $question $filter', async ({ question, filter }) => {
  const [shown, { data }] = await Promise.all([
    page(question, filter),
    graphql<{ prompts: { prompts: { question: string; visibility: Rate; visibilityStatus: string }[] }[] }>(
      app,
      owner.headers,
      `query ($filter: MetricsFilter) { prompts(filter: $filter) { prompts { question visibilityStatus visibility ${RATE} } } }`,
      { filter },
    ),
  ]);
  const listed = data.prompts.flatMap(({ prompts }) => prompts).find((one) => one.question === question);
  expect(shown).toMatchObject({ visibility: listed?.visibility, visibilityStatus: listed?.visibilityStatus });
});

/** The same with its numbers to nine decimals. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, each) =>
    typeof each === 'number' ? Number(each.toFixed(9)) : each,
  );

test.each(FILTERS)('agrees with the table of metrics of its topic: %o', async (filter) => {
  const shown = await page(SOLO, filter);
  const topicId = await soloTopic();
  const table = async (by: string[]) =>
    (
      await graphql<{
        metricsTable: {
          nodes: {
            company: { name: string };
            platform: { key: string } | null;
            mentionRate: Rate;
            shareOfVoice: number | null;
            meanPosition: number | null;
            sentiment: object;
            failed: number;
          }[];
        };
      }>(
        app,
        owner.headers,
        `query ($filter: MetricsFilter, $topicId: ID, $by: [MetricsDimension!]!) {
          metricsTable(filter: $filter, topicId: $topicId, bucket: RANGE, by: $by) { nodes {
            company { name } platform { key } failed shareOfVoice meanPosition mentionRate { value hits answers } sentiment ${MEAN} } } }`,
        { filter, topicId, by },
      )
    ).data.metricsTable.nodes;
  const counts = ({ value, hits, answers }: Rate) => ({ value, hits, answers });
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  const rows = (await table(['COMPANY'])).map((row) => ({
    ...{ name: row.company.name, rate: counts(row.mentionRate), share: row.shareOfVoice },
    ...{ position: row.meanPosition, sentiment: row.sentiment },
  }));
  const own = shown.companies.map((row) => ({
    ...{ name: row.company.name, rate: counts(row.mentionRate), share: row.shareOfVoice },
    ...{ position: row.meanPosition, sentiment: row.sentiment },
  }));
  // The two add up in different orders.
  expect(rounded(own.sort(byName))).toEqual(rounded(rows.sort(byName)));
  const platforms = (await table(['PLATFORM'])).map((row) => ({
    ...{ name: row.platform?.key ?? '', rate: counts(row.mentionRate), failed: row.failed },
    ...{ position: row.meanPosition, sentiment: row.sentiment },
  }));
  const shownPlatforms = shown.platforms.map((row) => ({
    ...{ name: row.platform.key, rate: counts(row.visibility), failed: row.failed },
    ...{ position: row.meanPosition, sentiment: row.sentiment },
  }));
  expect(rounded(shownPlatforms.sort(byName))).toEqual(rounded(platforms.sort(byName)));
});

async function soloTopic() {
  const { data } = await graphql<{ topics: { id: string; name: string }[] }>(
    app,
    owner.headers,
    '{ topics { id name } }',
  );
  return data.topics.find(({ name }) => name === 'Solo')?.id;
}

interface ChangedItem {
  name: string;
  pValue: number;
  difference: number;
  before: object;
  after: object;
}
test('tests its change as What changed does, by itself', async () => {
  const { data } = await graphql<{
    whatChanged: { prompts: { items: ChangedItem[] } };
  }>(
    app,
    owner.headers,
    '{ whatChanged(filter: { days: 7 }) { prompts { items { name pValue difference before { hits answers } after { hits answers } } } } }',
  );
  for (const question of [SOLO, BRANDED, ...WORDINGS]) {
    const item = data.whatChanged.prompts.items.find(({ name }) => name === question);
    const { change } = await page(question, { days: 7 });
    expect(change).toMatchObject({
      ...{ pValue: item?.pValue, difference: item?.difference, prompts: 1 },
      ...{ current: item?.after, previous: item?.before },
    });
  }
  expect((await page(SOLO, { days: 7 })).change).toMatchObject({ verdict: 'UP' });
  expect((await page(SOLO, { days: 1000 })).change).toBeNull();
});

test('tests its change with what other prompts answered since it was last asked', async () => {
  const other = await app.signedIn();
  const recorded = (prompt: string, isNamed: (at: number) => boolean) =>
    daysOf({ from: FIRST, to: addDays(FIRST, 13) }).map((day, at) =>
      answer({
        ...{ id: `${prompt} ${day}`, prompt, collectedAt: `${day}T10:00:00Z` },
        answer: isNamed(at) ? 'Quillmark.' : 'There are many.',
      }),
    );
  await importInto(
    app,
    other.headers,
    QUILLMARK,
    recorded('Which one?', (at) => at === 3 || at > 7),
  );
  const changes = '{ whatChanged(filter: { days: 7 }) { prompts { items { id name pValue } } } }';
  const compare = async () => {
    const { data } = await graphql<{ whatChanged: { prompts: { items: (ChangedItem & { id: string })[] } } }>(
      app,
      other.headers,
      changes,
    );
    const item = data.whatChanged.prompts.items.find(({ name }) => name === 'Which one?');
    ids.set('Which one?', item?.id ?? '');
    const reply = await read('Which one?', { days: 7 }, other.headers);
    expect(reply.data.promptPage.change?.pValue).toBe(item?.pValue);
    return item?.pValue ?? 0;
  };
  const before = await compare();
  // Days that repeat the day before.
  await importInto(
    app,
    other.headers,
    QUILLMARK,
    recorded('And which else?', (at) => at % 7 < 4),
  );
  expect(await compare()).toBeGreaterThan(before);
});

test('shows the range before, and nothing before all days', async () => {
  const shown = await page(SOLO, { days: 7 });
  const before = { from: addDays(LAST, -13), to: addDays(LAST, -7) };
  const there = await page(SOLO, before);
  expect(shown.previous).toMatchObject({ range: before, visibility: there.visibility });
  expect(shown.previous?.history.map((point) => point.from)).toEqual(daysOf(before));
  const counts = ({ visibility: { hits, answers } }: { visibility: Rate }) => ({ hits, answers });
  expect(shown.previous?.history.map(counts)).toEqual(there.history.map(counts));
  const weekly = await page(SOLO, { from: addDays(LAST, -31), to: LAST });
  expect(weekly.previous?.range).toEqual({ from: addDays(LAST, -63), to: addDays(LAST, -32) });
  const starts = weekly.previous?.history.map((point) => addDays(point.from, 32));
  expect(starts).toEqual(weekly.history.map((point) => point.from).slice(-(starts?.length ?? 0)));
  expect((await page(SOLO, {})).previous).toBeNull();
});

test('draws days of a short range and weeks of a long one', async () => {
  expect((await page(SOLO, { days: 7 })).history.map(({ bucket }) => bucket)).toEqual(
    daysOf({ from: addDays(LAST, -6), to: LAST }),
  );
  expect((await page(SOLO, {})).history[0]?.bucket).toBe('2025-W14');
});

test('lists other wordings with their own numbers, archived ones too', async () => {
  const [wording = '', other = ''] = WORDINGS;
  const { visibility } = await page(other, { days: 14 });
  expect((await page(wording, { days: 14 })).variants).toEqual([
    { archived: false, prompt: { question: other }, visibility },
  ]);
  expect((await page(SOLO, {})).variants).toEqual([]);
  await graphql(
    app,
    owner.headers,
    'mutation ($ids: [ID!]!) { archivePrompts(ids: $ids) { prompts { id } } }',
    {
      ids: [idOf(other)],
    },
  );
  expect((await page(wording, { days: 14 })).variants).toMatchObject([{ archived: true, visibility }]);
  expect(await page(other, { days: 14 })).toMatchObject({ archived: true, visibility });
});

test('knows only the account’s own prompts, and says which input is wrong', async () => {
  const other = await app.signedIn();
  await importInto(app, other.headers, QUILLMARK, []);
  ids.set('unknown', crypto.randomUUID()).set('bad', 'x');
  const replies = await Promise.all([read(SOLO, {}, other.headers), read('unknown', {}), read('bad', {})]);
  expect(replies.map(({ errors }) => errors?.[0]?.extensions)).toEqual(
    Array(3).fill(expect.objectContaining({ code: 'NOT_FOUND', field: 'id' })),
  );
  const tooMany = await graphql(
    app,
    owner.headers,
    'query ($id: ID!) { promptPage(id: $id) { latestAnswers(first: 21) { id } } }',
    { id: idOf(SOLO) },
  );
  expect(tooMany.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
});

test('has a page for a prompt that nothing answered', async () => {
  const empty = await app.signedIn();
  await importInto(app, empty.headers, QUILLMARK, []);
  const { data: topics } = await graphql<{ addTopics: { added: string[] } }>(
    app,
    empty.headers,
    'mutation { addTopics(names: ["Notes"]) { added } }',
  );
  const { data } = await graphql<{ addPrompts: { added: { id: string }[] } }>(
    app,
    empty.headers,
    'mutation ($topicId: ID!) { addPrompts(topicId: $topicId, questions: ["Which app?"]) { added { id } } }',
    { topicId: topics.addTopics.added[0] },
  );
  const reply = await graphql<{ promptPage: Page }>(app, empty.headers, QUERY, {
    id: data.addPrompts.added[0]?.id,
    filter: {},
  });
  expect(reply.data.promptPage).toMatchObject({
    ...{ visibility: { value: null, answers: 0 }, history: [], platforms: [], sources: [], change: null },
  });
});
