import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { migrate } from '../../db/migrate.ts';
import { createTestApp } from '../../testing/app.ts';
import { createLimitedDatabase, hasPostgres } from '../../testing/limited-database.ts';
import { ALL_MIGRATIONS } from '../../testing/migrations.ts';
import { supabaseClient } from '../../testing/supabase.ts';

describe.skipIf(!hasPostgres)('on Postgres with a user that is no superuser', () => {
  test('creates the tables, and requests can take their roles', async () => {
    const database = await createLimitedDatabase();
    await migrate(database, ALL_MIGRATIONS);
    const app = await createTestApp({ database });
    try {
      const account = await app.signUp({ username: 'limited' });
      const client = supabaseClient(await app.listen());
      expect((await client.from('profiles').select('id')).error?.code).toBe('42501');
      await client.auth.signInWithPassword(account);
      const own = await client.from('profiles').update({ username: 'renamed' }).eq('id', account.userId);
      expect(own.status).toBe(204);
      expect((await client.from('profiles').select('username')).data).toEqual([{ username: 'renamed' }]);
    } finally {
      await app.close();
    }
  });

  test('migrates several databases of a server concurrently', async () => {
    const databases: Database[] = await Promise.all([1, 2, 3].map(createLimitedDatabase));
    try {
      await Promise.all(databases.map((database) => migrate(database, ALL_MIGRATIONS)));
    } finally {
      await Promise.all(databases.map((database) => database.close()));
    }
  });
});
