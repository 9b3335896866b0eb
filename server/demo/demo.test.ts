import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../config/config.ts';
import { type Database, rows } from '../db/client.ts';
import { answer } from '../db/schema/answer.ts';
import { createServices } from '../services.ts';
import { createTestDatabase } from '../testing/database.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { openDemo } from './demo.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const never = new AbortController().signal;

let dataDir: string;
let config: Config;
let database: Database;

async function begin(): Promise<void> {
  dataDir = mkdtempSync(join(tmpdir(), 'sightline-demo-'));
  config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  // The demo is for the embedded database only; the tests run its code on Postgres too.
  database = { ...(await createTestDatabase()), kind: 'embedded' };
}

async function finish(): Promise<void> {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The demo accounts with few days and questions, which fill fast. */
const smallAccounts = (): DemoAccount[] =>
  demoAccounts(config).map((account) => ({
    ...account,
    days: 4,
    tracks: account.tracks && {
      ...account.tracks,
      topics: account.tracks.topics
        .slice(0, 2)
        .map((topic) => ({ ...topic, prompts: topic.prompts.slice(-2) })),
    },
  }));

const open = (changes: Partial<Config> = {}, now = NOW) =>
  openDemo({
    config: { ...config, ...changes },
    database,
    services: createServices(database.db, config),
    clock: () => now,
    log: () => {},
    accounts: smallAccounts(),
  });

/** Those that were asked plainly. */
const stored = async () =>
  (await database.db.select({ n: count() }).from(answer).where(isNull(answer.personaId)))[0]?.n ?? 0;

/** Everything that screens show, without ids and times. */
const numbers = () =>
  rows(
    database.db,
    sql`select day, platform, sum(answers) as answers, sum(visible) as visible, sum(impressions) as impressions,
               sum(sentiment_sum) as sentiment
        from sightline.topic_day group by day, platform order by day, platform`,
  );

describe('the demo of a new installation', () => {
  beforeEach(begin);
  afterEach(finish);

  test('creates the four accounts, and answers for those with a brand', async () => {
    const demo = (await open()) ?? expect.unreachable();
    await demo.fill(never);
    const accounts = await rows<{ email: string; role: string; simulated: boolean; answers: number }>(
      database.db,
      sql`select a.email, a.role, a.simulated, count(b.id)::int as answers
          from sightline.account a
          left join sightline.answer b on b.user_id = a.user_id and b.persona_id is null group by 1, 2, 3 order by 1`,
    );
    // 2 topics × 2 questions × 3 platforms × 4 days
    expect(accounts).toEqual([
      { email: 'analyst@example.com', role: 'analyst', simulated: false, answers: 0 },
      { email: 'blocked@example.com', role: 'member', simulated: true, answers: 48 },
      { email: 'brand@example.com', role: 'member', simulated: true, answers: 48 },
      { email: 'fund@example.com', role: 'member', simulated: true, answers: 48 },
    ]);
    const days = await rows<{ day: string }>(
      database.db,
      sql`select distinct day::text from sightline.topic_day order by day`,
    );
    expect(days.map(({ day }) => day)).toEqual(['2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28']);
  });

  test('gives the fund and the blocked account their configured ids', async () => {
    await open();
    const ids = await rows<{ email: string; id: string }>(
      database.db,
      sql`select email, user_id as id from sightline.account`,
    );
    const idOf = (email: string) => ids.find((each) => each.email === email)?.id ?? '';
    expect(config.fundUserIds.has(idOf('fund@example.com'))).toBe(true);
    expect(config.actionBlockedUserIds.has(idOf('blocked@example.com'))).toBe(true);
  });

  test('fills the latest day of every account first', async () => {
    const demo = (await open()) ?? expect.unreachable();
    const stop = new AbortController();
    const brand = demo.accounts.find(({ email }) => email === 'brand@example.com')?.id ?? '';
    const analyst = demo.accounts.find(({ email }) => email === 'analyst@example.com')?.id ?? '';
    expect(demo.progress(brand)).toEqual({ done: 0, total: 48 });
    expect(demo.progress(analyst)).toBeNull();
    const filling = demo.fill(stop.signal);
    stop.abort();
    await filling;
    const days = await rows<{ day: string }>(
      database.db,
      sql`select distinct day::text from sightline.answer`,
    );
    expect(days).toEqual([{ day: '2026-02-28' }]);
    expect(demo.progress(brand)).toBeNull();
  });

  test('resumes days after a stop with the same days and the same numbers', async () => {
    const whole = (await open()) ?? expect.unreachable();
    await whole.fill(never);
    const expected = await numbers();
    await finish();
    await begin();

    const first = (await open()) ?? expect.unreachable();
    const stop = new AbortController();
    const filling = first.fill(stop.signal);
    stop.abort();
    await filling;
    expect(await stored()).toBeLessThan(144);

    const later = (await open({}, new Date('2026-03-05T12:00:00Z'))) ?? expect.unreachable();
    await later.fill(never);
    expect(await stored()).toBe(144);
    expect(await numbers()).toEqual(expected);
  });

  test('does nothing more once it is finished', async () => {
    await (await open())?.fill(never);
    const before = await numbers();
    const again = (await open({}, new Date('2026-04-01T12:00:00Z'))) ?? expect.unreachable();
    await again.fill(never);
    expect(await numbers()).toEqual(before);
    expect(again.accounts.map(({ email }) => email)).toContain('brand@example.com');
  });
});

describe('there is no demo', () => {
  beforeAll(begin);
  afterAll(finish);

  test.each<[string, Partial<Config>]>([
    ['DEMO=off', { demo: false }],
    ['another host', { host: '0.0.0.0' }],
    ['a public address', { siteUrl: 'https://sightline.example.com' }],
    ['a proxy', { trustProxy: 1 }],
    [
      'hosted sign-in',
      { hostedAuth: { url: 'https://x.example', publishableKey: 'k', jwtSecret: undefined } },
    ],
  ])('with %s', async (_, changes) => {
    expect(await open(changes)).toBeNull();
  });

  test('on Postgres or when there is an account already', async () => {
    const services = createServices(database.db, config);
    const deps = { config, services, clock: () => NOW, log: () => {} };
    expect(await openDemo({ ...deps, database: { ...database, kind: 'postgres' } })).toBeNull();
    await services.accounts.open({
      userId: '11111111-1111-4111-8111-111111111111',
      email: 'somebody@example.com',
    });
    expect(await openDemo({ ...deps, database })).toBeNull();
  });
});
