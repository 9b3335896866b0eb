import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../db/client.ts';
import { createServices } from '../../services.ts';
import { hasCitus } from '../../testing/citus.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { handJobs } from '../../testing/hand-jobs.ts';
import { hasPostgres } from '../../testing/limited-database.ts';
import { seedAccount } from '../../testing/services.ts';

/** A node of a plan, as `explain (format json)` has it. */
interface Plan {
  'Relation Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: Plan[];
}

const answer = (number: number) => ({
  ...{ id: `${number}`, platform: 'chatgpt', collectedAt: '2025-05-24T12:00:00Z', topic: 'Writing' },
  prompt: 'Which tool is best?',
  answer: 'Quillmark is an excellent choice.',
  sources: [1, 2, 3].map((page) => ({ url: `https://news.example/${number}/${page}`, title: '' })),
});

// The embedded database gathers no statistics.
describe.skipIf(!hasPostgres)('a server that knows the rows of a large account only', () => {
  const sent: { text: string; params: unknown[] }[] = [];
  let database: Database;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase({ logQuery: (text, params) => sent.push({ text, params }) });
    if (!('url' in database.connection)) throw new Error('needs a Postgres server');
    client = new pg.Client({ connectionString: database.connection.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  /** Conditions that rows of cited pages are only checked for once they are read, where answers are stored. */
  async function checkedConditions(): Promise<string[]> {
    const storing = sent.findLast(({ text }) => text.includes('insert into sightline.source_total'));
    const { rows } = await client.query(`explain (format json) ${storing?.text}`, storing?.params);
    const reads = nodes(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === 'source');
    expect(reads.flatMap((node) => node['Index Cond'] ?? []).length).toBeGreaterThan(1);
    return reads.flatMap(({ Filter }) => Filter ?? []);
  }

  // A cluster's plans are made on its workers.
  test.skipIf(hasCitus)(
    'finds the pages that a new account cites by their keys, once it has grown',
    async () => {
      await seedPages(database, randomUUID(), 20_000);
      await client.query('analyze');
      const jobs = handJobs(() => new Date());
      const services = createServices(database.db, readConfig({}), { jobs });
      jobs.handlers = [...services.answers.jobs, ...services.discoveries.jobs];
      const { viewer } = await seedAccount(database.db, { name: 'Quillmark', aliases: [] });
      for (let number = 0; number < 8; number += 1)
        await services.answers.importRecorded(viewer, [answer(number)]);
      // What this test is about: all pages of the account are read for each.
      expect(await checkedConditions()).not.toEqual([]);
      await jobs.work();
      expect(await checkedConditions()).toEqual([]);
    },
  );

  test('gathers the statistics of every table that has rows of accounts', async () => {
    const jobs = handJobs(() => new Date());
    const [job] = createServices(database.db, readConfig({}), { jobs }).answers.jobs;
    await job?.run({}, { signal: new AbortController().signal, attempt: 1, last: true });
    const { rows: lacking } = await client.query(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
       where c.relnamespace = 'sightline'::regnamespace and c.relkind = 'r' and pg_stat_get_last_analyze_time(c.oid) is null`,
    );
    expect(lacking).toEqual([]);
  });
});

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

async function seedPages({ db }: Database, userId: string, count: number): Promise<void> {
  await db.execute(
    sql`insert into sightline.account (user_id, email) values (${userId}, 'large@example.com')`,
  );
  // Otherwise the server might gather statistics by itself meanwhile.
  await db.execute(sql`alter table sightline.source set (autovacuum_enabled = off)`);
  await db.execute(sql`
    insert into sightline.source (user_id, id, url, domain, number, site)
    select ${userId}::uuid, gen_random_uuid(), 'https://' || n % 1000 || '.example/' || n, n % 1000 || '.example', n, n % 1000
    from generate_series(1, ${count}::int) n`);
}
