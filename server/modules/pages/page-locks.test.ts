import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { type Database, rows } from '../../db/client.ts';
import { createServices } from '../../services.ts';
import { hasCitus } from '../../testing/citus.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { handJobs } from '../../testing/hand-jobs.ts';
import { hasPostgres } from '../../testing/limited-database.ts';
import { seedAccount } from '../../testing/services.ts';
import { insertPage } from './store.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

// The embedded database has one session; those of a cluster wait on its workers.
test.skipIf(!hasPostgres || hasCitus)(
  'a page that a run chooses and that is read by itself is added once',
  async () => {
    const { db } = database;
    const jobs = handJobs(() => new Date());
    const services = createServices(db, readConfig({}), { jobs });
    jobs.handlers = [...services.pages.jobs];
    const { viewer } = await seedAccount(db, { name: 'Quillmark', aliases: [] });
    const { userId } = viewer;
    const page = {
      id: 'e208600d-695d-4c3d-8925-6e9c3d5df134',
      url: 'https://news.example/a',
      domain: 'news.example',
    };
    let single: Promise<void> | undefined;
    // As a run does: the account is locked, and then its pages are added.
    await db.transaction(async (tx) => {
      await services.accounts.lock(tx, userId);
      single = services.pages.readUnread(userId, page);
      const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => rows(db, waiting), { timeout: 60_000 }).toHaveLength(1);
      await insertPage(tx, userId, page, '2025-05-24T12:00:00Z');
    });
    await single;
    expect(await rows(db, sql`select url from sightline.page where user_id = ${userId}`)).toEqual([
      { url: page.url },
    ]);
  },
);
