import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { binaryRows } from './binary-rows.ts';
import { type Database, rows } from './client.ts';

const statements: string[] = [];
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase({ logQuery: (statement) => statements.push(statement) });
});
afterAll(() => database.close());

test('reads bytes, texts and nothing as they were sent', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 }).filter((value) => !value.includes('\0'));
  const value = fc.option(
    fc.record({ bytes: fc.uint8Array({ maxLength: 3000 }), text, number: fc.integer() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(value, { maxLength: 20 }), async (values) => {
      const listed = values.map((each, place) => ({
        ...{ place, text: each?.text ?? null, number: each?.number ?? null },
        bytes: each ? Buffer.from(each.bytes).toString('hex') : null,
      }));
      const found = await binaryRows(
        database.db,
        sql`select decode(v.bytes, 'hex'), v.text, v.number::text
            from json_to_recordset(${JSON.stringify(listed)}) as v(place int, bytes text, text text, number text)
            order by v.place`,
      );
      expect(found).toEqual(
        values.map((each) =>
          each
            ? [Buffer.from(each.bytes), Buffer.from(each.text), Buffer.from(String(each.number))]
            : [null, null, null],
        ),
      );
    }),
  );
});

test('reads many rows, and none', async () => {
  const found = await binaryRows(
    database.db,
    sql`select decode(repeat('00ff', 900), 'hex'), n::text from generate_series(1, ${3000}::int) n`,
  );
  const bytes = Buffer.alloc(1800).fill(Buffer.from([0, 255]));
  expect(found.every(([each]) => each?.equals(bytes))).toBe(true);
  expect(found.map(([, number]) => String(number))).toEqual(
    Array.from({ length: 3000 }, (_, at) => String(at + 1)),
  );
  expect(await binaryRows(database.db, sql`select 'x' where ${1}::int = 2`)).toEqual([]);
});

test('reports an error with its code, also in the midst of rows, and goes on', async () => {
  const divide = (last: number) =>
    binaryRows(database.db, sql`select (1 / (n - ${last}::int))::text from generate_series(1, 20000) n`);
  for (const last of [1, 20_000]) await expect(divide(last)).rejects.toMatchObject({ code: '22012' });
  await expect(binaryRows(database.db, sql`selec`)).rejects.toMatchObject({ code: '42601' });
  expect((await divide(20_001)).length).toBe(20_000);
  expect(await rows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('sends one statement, whose log has it', async () => {
  const before = statements.length;
  await binaryRows(database.db, sql`select 'logged'`);
  expect(statements.slice(before)).toEqual([expect.stringContaining("select 'logged'")]);
});

test('is not for transactions', async () => {
  await expect(database.db.transaction((tx) => binaryRows(tx, sql`select 1`))).rejects.toThrow(
    'outside of transactions',
  );
});
