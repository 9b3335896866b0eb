import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { type Database, rows } from './client.ts';
import { tableOf } from './table-of.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Any text that Postgres can store: no NUL, no lone surrogate. */
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

test('passes rows unchanged', async () => {
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
