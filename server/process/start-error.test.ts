import { describe, expect, test } from 'vitest';
import { openPostgres } from '../db/client.ts';
import { migrate, PRODUCT_MIGRATIONS } from '../db/migrate.ts';
import { startProblem } from '../db/start-problem.ts';
import { createTestDatabase } from '../testing/database.ts';
import { hasPostgres } from '../testing/limited-database.ts';

/** What an operator is told whose database has this URL. */
async function toldOf(url: string): Promise<string | null> {
  const database = openPostgres(url);
  try {
    await migrate(database, [PRODUCT_MIGRATIONS]);
    return null;
  } catch (error) {
    return startProblem(error);
  } finally {
    await database.close();
  }
}

test('where nobody listens, and never the password', async () => {
  expect(await toldOf('postgres://sightline:secret-word@127.0.0.1:1/sightline')).toBe(
    'The database cannot be reached (ECONNREFUSED). Check that it runs and that DATABASE_URL is right.',
  );
});

describe.runIf(hasPostgres)('on Postgres', () => {
  test('a database that was never made, and a user who is not known', async () => {
    const database = await createTestDatabase();
    if (!('url' in database.connection)) throw new Error('needs a Postgres server');
    const url = new URL(database.connection.url);
    await database.close();
    expect(await toldOf(url.href)).toMatch(/^The database that DATABASE_URL names does not exist\./);
    url.username = 'nobody_of_this_name';
    expect(await toldOf(url.href)).toMatch(/^The database does not let the user of DATABASE_URL in\./);
  });
});

test('what is wrong with the program keeps its own words', () => {
  expect(startProblem(new TypeError('x is not a function'))).toBeNull();
});
