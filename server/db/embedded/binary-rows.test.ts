import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { hasPostgres } from '../../testing/limited-database.ts';
import { type Database, rows } from '../client.ts';
import { binaryReaderOf } from './binary-rows.ts';

describe.skipIf(hasPostgres)('binary rows', () => {
  const statements: string[] = [];
  let database: Database;
  let read: (query: SQL) => Promise<unknown[]>;
  beforeAll(async () => {
    database = await createTestDatabase({ logQuery: (statement) => statements.push(statement) });
    const reader = binaryReaderOf(database.db);
    if (!reader) throw new Error('The database is not embedded.');
    read = reader;
  });
  afterAll(() => database.close());

  test('have bytes, texts and nothing as they were sent', async () => {
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
        const found = await read(
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

  test('may be many, or none', async () => {
    const found = await read(
      sql`select decode(repeat('00ff', 900), 'hex'), n::text from generate_series(1, ${3000}::int) n`,
    );
    const bytes = Buffer.alloc(1800).fill(Buffer.from([0, 255]));
    expect(found).toEqual(Array.from({ length: 3000 }, (_, at) => [bytes, Buffer.from(String(at + 1))]));
    expect(await read(sql`select 'x' where ${1}::int = 2`)).toEqual([]);
  });

  test('fail with the code of an error, also in their midst, and leave the session as it was', async () => {
    const divide = (last: number) =>
      read(sql`select (1 / (n - ${last}::int))::text from generate_series(1, 20000) n`);
    for (const last of [1, 20_000]) await expect(divide(last)).rejects.toMatchObject({ code: '22012' });
    await expect(read(sql`selec`)).rejects.toMatchObject({ code: '42601' });
    expect((await divide(20_001)).length).toBe(20_000);
    expect(await rows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test('take one statement, which is logged', async () => {
    const before = statements.length;
    await read(sql`select 'logged'`);
    expect(statements.slice(before)).toEqual([expect.stringContaining("select 'logged'")]);
  });

  test('are not read within a transaction', async () => {
    await database.db.transaction(async (tx) => expect(binaryReaderOf(tx)).toBeNull());
  });
});
