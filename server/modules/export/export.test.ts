import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runImport } from '../../../scripts/import/run.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { rollupsOf } from '../../testing/services.ts';
import { bearer, createToken } from '../../testing/tokens.ts';

const FAILED = answer({ id: 'f1', answer: '', status: 'FAILED', failure: 'No reply within 60 seconds.' });
const REFUSED = answer({ id: 'f2', platform: 'gemini', answer: 'I cannot say.', status: 'REFUSED' });
const TRICKY = answer({
  id: 's1',
  platform: 'perplexity',
  collectedAt: '2025-05-26T10:00:00.123Z',
  prompt: '=HYPERLINK("https://evil.example")',
  answer: 'Quillmark, "the" best:\n\n- one\u2028two 🖋',
  simulated: true,
});
const JUDGED = answer({
  id: 'j1',
  answer: 'Quillmark is an excellent choice.',
  judgement: { model: 'judge-1', companies: [{ name: 'Quillmark', sentiment: 31.5 }] },
});
const ANSWERS = [...RECORDINGS, FAILED, REFUSED, TRICKY, JUDGED];

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, ANSWERS);
});
afterAll(() => app.close());

function get(file: string, headers: Record<string, string> = owner.headers, query = '') {
  return app.server.inject({ url: `/api/export/${file}${query}`, headers });
}
const linesOf = (jsonl: string) =>
  jsonl
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const table = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data;

describe('recorded answers', () => {
  test('contain every measurement once, oldest day first, failed ones too', async () => {
    const reply = await get('answers.jsonl');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': 'attachment; filename="sightline-answers.jsonl"',
      'cache-control': 'private, no-store',
    });
    const lines = linesOf(reply.body);
    expect(lines.map(({ id }) => id).sort()).toEqual(ANSWERS.map(({ id }) => id).sort());
    const days = lines.map(({ collected_at }) => collected_at.slice(0, 10));
    expect(days).toEqual(days.toSorted());
    expect(lines.find(({ id }) => id === 'f1')).toMatchObject({
      status: 'failed',
      failure: 'No reply within 60 seconds.',
    });
  });

  test('are in the order of collection within a day', async () => {
    const other = await app.signedIn();
    const day = Array.from({ length: 60 }, (_, n) =>
      answer({ id: `n${n}`, answer: `Number ${n}.`, run: n + 1 }),
    );
    await importInto(app, other.headers, QUILLMARK, day);
    const lines = linesOf((await get('answers.jsonl', other.headers)).body);
    expect(lines.map(({ id }) => id)).toEqual(day.map(({ id }) => id));
  });

  test('give the same numbers and the same export when imported into a new account', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sightline-export-'));
    const file = join(folder, 'answers.jsonl');
    const brandFile = join(folder, 'brand.json');
    writeFileSync(file, (await get('answers.jsonl')).body);
    writeFileSync(brandFile, (await get('brand.json')).body);
    const other = await app.signedIn();
    const { stored, rejected } = await runImport(
      { file, brandFile, email: other.email, url: await app.listen(), reanalyse: false },
      {
        password: async () => other.password,
        progress: () => ({ at: () => {}, say: () => {}, end: () => {} }),
      },
    );
    rmSync(folder, { recursive: true });
    expect({ stored, rejected }).toEqual({ stored: ANSWERS.length, rejected: 0 });
    const { db } = app.database;
    expect(await rollupsOf(db, other.userId)).toEqual(await rollupsOf(db, owner.userId));
    const [mine, theirs] = [owner, other].map(({ headers }) => get('answers.jsonl', headers));
    const sorted = (body = '') => linesOf(body).sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(sorted((await theirs)?.body)).toEqual(sorted((await mine)?.body));
    expect((await get('brand.json', other.headers)).json()).toEqual((await get('brand.json')).json());
    const { data } = await graphql<{ viewer: { simulated: boolean } }>(
      app,
      other.headers,
      '{ viewer { simulated } }',
    );
    expect(data.viewer.simulated).toBe(true);
  });

  test('contain every answer once over several pages', async () => {
    const big = await app.signedIn();
    const days = ['2025-05-01', '2025-05-02', '2025-05-03'];
    for (const day of days) {
      const batch = Array.from({ length: 190 }, (_, index) =>
        answer({
          id: `${day}-${index}`,
          run: index + 1,
          collectedAt: `${day}T10:00:00Z`,
          answer: 'Quillmark and Tarnwick.',
        }),
      );
      await importInto(app, big.headers, QUILLMARK, batch);
    }
    const ids = linesOf((await get('answers.jsonl', big.headers)).body).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([570, 570]);
    expect(table((await get('answers.csv', big.headers)).body)).toHaveLength(570);
    expect(table((await get('mentions.csv', big.headers)).body)).toHaveLength(1140);
  });
});

describe('tables', () => {
  test('have a row for every answer, and no cell that runs as a formula', async () => {
    const { body } = await get('answers.csv');
    const rows = table(body);
    expect(rows).toHaveLength(ANSWERS.length);
    const tricky = rows.find(({ key }) => key === 's1');
    expect(tricky).toMatchObject({
      prompt: '\'=HYPERLINK("https://evil.example")',
      answer: TRICKY.answer,
      simulated: 'true',
      visible: 'true',
      collected_at: '2025-05-26T10:00:00.123Z',
    });
    expect(rows.find(({ key }) => key === 'f1')).toMatchObject({ status: 'failed', visible: 'false' });
  });

  test('have a row for every mention', async () => {
    const rows = table((await get('mentions.csv')).body);
    const [listed] = table((await get('answers.csv')).body).filter(({ key }) => key === 'r1');
    const found = rows.filter(({ answer_id }) => answer_id === listed?.answer_id);
    expect(found.map(({ company, is_brand, position }) => [company, is_brand, position])).toEqual([
      ['Tarnwick', 'false', '1'],
      ['Quillmark', 'true', '2'],
    ]);
    expect(found[1]?.sentiment).toBe(listed?.brand_sentiment);
    expect(found[1]).toMatchObject({ surface: listed?.surface, model: listed?.model });
    expect(listed?.surface).toBe('import');
  });
});

describe('numbers computed from the tables', () => {
  const NUMBERS = `{ dashboard { metrics {
    visibility { mentionRate { hits answers } }
    competitors(window: ALL) { rankings { name mentions shareOfVoice } }
    sources(window: ALL) { url mentions }
  } } }`;
  interface Numbers {
    dashboard: {
      metrics: {
        visibility: { mentionRate: { hits: number; answers: number } };
        competitors: { rankings: { name: string; mentions: number; shareOfVoice: number }[] };
        sources: { url: string; mentions: number }[];
      };
    };
  }
  let numbers: Numbers['dashboard']['metrics'];
  beforeAll(async () => {
    const { data } = await graphql<Numbers>(app, owner.headers, NUMBERS);
    numbers = data.dashboard.metrics;
  });

  test('mentions.csv gives mentions and share of voice without branded prompts', async () => {
    const rows = table((await get('mentions.csv')).body);
    const generic = rows.filter(({ branded }) => branded === 'false');
    expect(generic.length).toBeLessThan(rows.length);
    const countOf = (list: typeof rows, name: string) =>
      list.filter(({ company }) => company === name).length;
    for (const { name, mentions, shareOfVoice } of numbers.competitors.rankings) {
      expect([name, countOf(rows, name)]).toEqual([name, mentions]);
      expect([name, (countOf(generic, name) / generic.length) * 100]).toEqual([
        name,
        expect.closeTo(shareOfVoice, 6),
      ]);
    }
    expect(numbers.competitors.rankings.length).toBeGreaterThan(1);
    expect(rows.filter(({ simulated }) => simulated === 'true')).toHaveLength(1);
  });

  test('answers.csv gives the mention rate and cited pages', async () => {
    const answered = table((await get('answers.csv')).body).filter(({ status }) => status === 'answered');
    const generic = answered.filter(({ branded }) => branded === 'false');
    const visible = generic.filter((row) => row.visible === 'true');
    expect({ hits: visible.length, answers: generic.length }).toEqual(numbers.visibility.mentionRate);
    const cited = Map.groupBy(
      answered.flatMap(({ citations }) => citations?.split(' ').filter(Boolean) ?? []),
      (url) => url,
    );
    for (const { url, mentions } of numbers.sources)
      expect([url, cited.get(url)?.length]).toEqual([url, mentions]);
    expect(cited.size).toBe(numbers.sources.length);
  });
});

describe('permissions', () => {
  test('allow tokens of the account, and analysts', async () => {
    const { secret } = await createToken(app, owner);
    expect((await get('answers.jsonl', bearer(secret))).statusCode).toBe(200);
    const analyst = await app.signedIn();
    await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
    const reply = await get('mentions.csv', analyst.headers, `?user_id=${owner.userId}`);
    expect(table(reply.body).length).toBeGreaterThan(0);
  });

  test('refuse everybody else', async () => {
    const other = await app.signedIn();
    const codes = await Promise.all(
      ['brand.json', 'answers.jsonl', 'answers.csv', 'mentions.csv'].flatMap((file) => [
        get(file, {}).then(({ statusCode }) => statusCode),
        get(file, other.headers, `?user_id=${owner.userId}`).then(({ statusCode }) => statusCode),
      ]),
    );
    expect(codes).toEqual([401, 403, 401, 403, 401, 403, 401, 403]);
    expect((await get('answers.csv', owner.headers, '?user_id=x')).json().error.field).toBe('user_id');
  });

  test('allow a browser that posts a form with its session', async () => {
    const post = (token: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/export/answers.jsonl',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ access_token: token }).toString(),
      });
    const reply = await post(owner.accessToken);
    expect(linesOf(reply.body)).toHaveLength(ANSWERS.length);
    const { secret } = await createToken(app, owner);
    for (const wrong of ['', 'a.b.c', secret]) expect((await post(wrong)).statusCode).toBe(401);
  });

  test('an account without a brand has no brand file, and tables with headings only', async () => {
    const fresh = await app.signedIn();
    expect((await get('brand.json', fresh.headers)).json().error.code).toBe('NOT_FOUND');
    expect(table((await get('answers.csv', fresh.headers)).body)).toEqual([]);
    expect((await get('answers.jsonl', fresh.headers)).body).toBe('');
  });
});
