import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import { addDays, daysOf } from '../../lib/days.ts';
import { seeded } from '../../platforms/simulator/random.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';

const FIRST = '2025-04-01';
const LAST = addDays(FIRST, 20);
const PAGES = [
  'https://reviews.example/best',
  'https://tarnwick.example/notes',
  'https://tarnwick.example/price',
];

interface Raw {
  day: string;
  platform: string;
  prompt: string;
  you: boolean;
  them: boolean;
  cited: string[];
}

const random = seeded('head-to-head');
const ANSWERS: Raw[] = daysOf({ from: FIRST, to: LAST }).flatMap((day) =>
  ['Which note app is best?', 'Which app is for teams?', 'Is Quillmark good?'].flatMap((prompt) =>
    ['chatgpt', 'gemini'].map((platform) => ({
      ...{ day, platform, prompt },
      you: random() < 0.5,
      them: random() < 0.4,
      cited: PAGES.filter(() => random() < 0.3),
    })),
  ),
);

let app: TestApp;
let owner: SignedIn;
let competitorId: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  const recordings = ANSWERS.map(({ day, platform, prompt, you, them, cited }, index) =>
    answer({
      ...{ id: `${index}`, platform, prompt },
      collectedAt: `${day}T10:00:00Z`,
      answer:
        `${you ? 'Quillmark is an app. ' : ''}${them ? 'Tarnwick is an app.' : ''}` || 'There are many.',
      sources: cited.map((url) => ({ url, title: '' })),
    }),
  );
  await importInto(app, owner.headers, QUILLMARK, recordings);
  const { data } = await graphql<{ viewer: { competitors: { id: string; name: string }[] } }>(
    app,
    owner.headers,
    '{ viewer { competitors { id name } } }',
  );
  competitorId = data.viewer.competitors.find(({ name }) => name === 'Tarnwick')?.id ?? '';
});
afterAll(() => app.close());

const QUERY = `query ($competitorId: ID!, $filter: MetricsFilter) {
  headToHead(competitorId: $competitorId, filter: $filter) {
    brand { name isBrand } competitor { name isBrand } competitorDomain range { from to }
    totals { company { name } mentions answers shareOfVoice mentionRate { hits answers } }
    history { bucket company { name } mentions }
    leadChange { verdict difference pValue note }
    prompts { prompt { question branded } answers onlyThem both onlyYou }
    sources { source { url } owner answers withYou }
    ownPages { source { url } owner answers withYou }
  }
}`;
interface Reply {
  headToHead: {
    competitorDomain: string;
    totals: { company: { name: string }; mentions: number; answers: number }[];
    history: { bucket: string; mentions: number }[];
    leadChange: { verdict: string; difference: number; note: string };
    prompts: object[];
    sources: object[];
    ownPages: object[];
  };
}
const read = (filter: object, as = owner.headers, id = competitorId) =>
  graphql<Reply>(app, as, QUERY, { competitorId: id, filter });

const count = (list: readonly Raw[], holds: (raw: Raw) => boolean) => list.filter(holds).length;
const byUrl = (a: { answers: number; url: string }, b: { answers: number; url: string }) =>
  b.answers - a.answers || (a.url < b.url ? -1 : 1);

test.each([[{}], [{ from: addDays(FIRST, 3), to: addDays(FIRST, 9) }], [{ days: 14, platform: 'gemini' }]])(
  'counts what the answers give for %o',
  async (filter) => {
    const { data } = await read(filter);
    const { totals, history, prompts, sources, ownPages, competitorDomain } = data.headToHead;
    const {
      from = 'days' in filter ? addDays(LAST, -13) : FIRST,
      to = LAST,
      platform,
    } = filter as Record<string, string>;
    const inRange = ANSWERS.filter(
      (raw) => raw.day >= from && raw.day <= to && (!platform || raw.platform === platform),
    );
    expect(totals.map(({ company, mentions, answers }) => [company.name, mentions, answers])).toEqual([
      ['Quillmark', count(inRange, ({ you }) => you), inRange.length],
      ['Tarnwick', count(inRange, ({ them }) => them), inRange.length],
    ]);
    expect(history.reduce((sum, { mentions }) => sum + mentions, 0)).toBe(
      totals.reduce((sum, { mentions }) => sum + mentions, 0),
    );
    const expected = [...Map.groupBy(inRange, ({ prompt }) => prompt)].map(([question, all]) => ({
      prompt: { question, branded: question.includes('Quillmark') },
      answers: all.length,
      onlyThem: count(all, ({ you, them }) => them && !you),
      both: count(all, ({ you, them }) => them && you),
      onlyYou: count(all, ({ you, them }) => you && !them),
    }));
    expect(new Set(prompts)).toEqual(new Set(expected));
    const citing = (within: readonly Raw[], urls: readonly string[]) =>
      urls
        .map((url) => {
          const all = within.filter(({ cited }) => cited.includes(url));
          return { url, answers: all.length, withYou: count(all, ({ you }) => you) };
        })
        .filter(({ answers }) => answers > 0)
        .sort(byUrl)
        .map(({ url, ...counts }) => ({
          source: { url },
          owner: url.includes('tarnwick') ? 'COMPETITOR' : 'OTHER',
          ...counts,
        }));
    expect(new Set(sources)).toEqual(
      new Set(
        citing(
          inRange.filter(({ them }) => them),
          PAGES,
        ),
      ),
    );
    expect(competitorDomain).toBe('tarnwick.example');
    expect(new Set(ownPages)).toEqual(new Set(citing(inRange, PAGES.slice(1))));
  },
);

test('says whether the competitor gained on the brand', async () => {
  const { data } = await read({ days: 7 });
  expect(data.headToHead.leadChange).toMatchObject({ note: '3 prompts compared with themselves.' });
  expect((await read({})).data.headToHead.leadChange.note).toMatch(/compared/);
});

test('draws days of a short range and weeks of a long one', async () => {
  const buckets = async (filter: object) =>
    new Set((await read(filter)).data.headToHead.history.map(({ bucket }) => bucket));
  expect(await buckets({ days: 7 })).toEqual(new Set(daysOf({ from: addDays(LAST, -6), to: LAST })));
  expect([...(await buckets({ from: '2025-02-01', to: LAST }))]).toEqual([
    '2025-W14',
    '2025-W15',
    '2025-W16',
    '2025-W17',
  ]);
});

test('knows only the account’s own competitors', async () => {
  const other = await app.signedIn();
  await importInto(app, other.headers, QUILLMARK, []);
  const codes = await Promise.all([
    read({}, other.headers),
    read({}, owner.headers, crypto.randomUUID()),
    read({}, owner.headers, 'x'),
  ]);
  expect(codes.map(({ errors }) => errors?.[0]?.extensions)).toEqual(
    Array(3).fill(expect.objectContaining({ code: 'NOT_FOUND', field: 'competitorId' })),
  );
});

// Each answer's mentions are read by its key, and not all of the competitor's for each answer.
test('reads no mention of the competitor anew for each answer', async ({ skip }) => {
  skip(app.database.kind !== 'embedded', 'A server has statistics to plan by.');
  const rowsRead = async () => {
    await app.database.db.execute(sql`select pg_stat_force_next_flush()`);
    const [row] = await rows<{ n: number }>(
      app.database.db,
      sql`select sum(idx_tup_read)::int as n from pg_stat_user_indexes where indexrelname = 'mention_by_company'`,
    );
    return row?.n ?? 0;
  };
  const before = await rowsRead();
  expect((await read({})).data.headToHead.prompts).not.toEqual([]);
  expect((await rowsRead()) - before).toBeLessThan(5 * ANSWERS.length);
});
