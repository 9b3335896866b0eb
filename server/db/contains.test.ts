import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { type Database, rows } from './client.ts';
import { contains } from './contains.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Letters that have two cases, in one, two and three bytes, and others. */
const text = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'aAzZ09 %_\\\'"äÄßéÉжЖẞ漢😀'), maxLength });

test('a text is found whatever its case and letters', async () => {
  await fc.assert(
    fc.asyncProperty(text(30), text(3), fc.boolean(), async (whole, other, isPart) => {
      const part = isPart ? [...whole].slice(2, 5).join('').toUpperCase() : other;
      const [found] = await rows<{ found: boolean }>(
        database.db,
        sql`select ${contains(sql`v.text`, part)} as found from (select ${whole}::text as text) v`,
      );
      expect(found).toEqual({ found: whole.toLowerCase().includes(part.toLowerCase()) });
    }),
  );
});
