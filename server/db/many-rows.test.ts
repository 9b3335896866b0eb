import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { type Database, rows } from './client.ts';
import { IS_MANY, MANY } from './many-rows.ts';

// A Postgres server has statistics.
describe.skipIf(hasPostgres)('the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  test('adds up by hash what is said to be many rows, and reads it once', async () => {
    const numbers = sql`
      from ${MANY} cross join lateral (
        select n % 7 as key from (select generate_series(1, 1000) as n) n where ${IS_MANY} offset 0
      ) n group by n.key`;
    const plan = await rows<{ 'QUERY PLAN': string }>(
      database.db,
      sql`explain select n.key, count(*) ${numbers}`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('HashAggregate');
    const counted = await rows<{ total: number }>(
      database.db,
      sql`select sum(c.count)::int as total from (select n.key, count(*) as count ${numbers}) c`,
    );
    expect(counted).toEqual([{ total: 1000 }]);
  });

  test('adds up the answers of a year by hash', async () => {
    const plan = await rows<{ 'QUERY PLAN': string }>(
      database.db,
      sql`explain select d.prompt_id, d.platform, sum(d.answers)
          from ${MANY} cross join lateral (
            select d.prompt_id, d.platform, d.answers from sightline.prompt_day d
            where d.user_id = ${crypto.randomUUID()} and ${IS_MANY} offset 0
          ) d
          group by d.prompt_id, d.platform`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('HashAggregate');
  });

  test('adds up by hash what is added up again by a part of its key', async () => {
    const plan = await rows<{ 'QUERY PLAN': string }>(
      database.db,
      sql`explain select d.prompt_id, sum(d.answers) from (
            select d.prompt_id, d.platform, sum(d.answers) as answers
            from ${MANY} cross join lateral (
              select d.prompt_id, d.platform, d.answers from sightline.prompt_day d
              where d.user_id = ${crypto.randomUUID()} and d.day >= '2026-01-01' and ${IS_MANY} offset 0
            ) d
            group by d.prompt_id, d.platform
          ) d group by d.prompt_id`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('HashAggregate');
  });
});
