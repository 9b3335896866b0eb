import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { type Database, rows } from './client.ts';
import { arraysOf, tableOf } from './table-of.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Any text that Postgres can hold: no NUL, no half of a pair. */
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('"', '\\', ',', '{', '}', ' ', 'NULL', '\n'),
      fc.string({ unit: 'binary' }),
    ),
  })
  .map((value) => value.toWellFormed().replaceAll('\0', ''));

const row = fc.record({
  id: fc.uuid(),
  name: fc.option(text),
  count: fc.integer({ min: -1000, max: 1000 }),
  right: fc.option(fc.boolean()),
  spans: fc.array(text).map((value) => JSON.stringify(value)),
});

test('rows reach the database as they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (given) => {
      const columns = { id: 'uuid', name: 'text', count: 'int', right: 'boolean', spans: 'jsonb' } as const;
      const found = await rows<{ spans: unknown }>(
        database.db,
        sql`select * from ${tableOf('r', columns, given)}`,
      );
      expect(found).toEqual(given.map((each) => ({ ...each, spans: JSON.parse(each.spans) })));
    }),
    { numRuns: 50 },
  );
});

test('a function is given them as they are', async () => {
  const columns = ['right', 'name', 'id', 'spans', 'count'] as const;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`
      create function pg_temp.given("right" boolean[], name text[], id uuid[], spans jsonb[], count int[])
      returns table (r boolean, n text, i uuid, s jsonb, c int)
      language sql as 'select * from unnest($1, $2, $3, $4, $5)'`);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (given) => {
        const found = await rows<{ s: unknown }>(
          tx,
          sql`select * from pg_temp.given(${arraysOf(columns, given)})`,
        );
        expect(found).toEqual(
          given.map(({ right, name, id, spans, count }) => ({
            ...{ r: right, n: name, i: id, c: count, s: JSON.parse(spans) },
          })),
        );
      }),
      { numRuns: 50 },
    );
  });
});
