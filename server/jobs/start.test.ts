import { expect, inject, test } from 'vitest';
import { embeddedDatabase } from '../db/client.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { leasePglite } from '../testing/pglite-pool.ts';
import { createBoss } from './boss.ts';

test.skipIf(hasPostgres)('the queue starts later when the database was unavailable at first', async () => {
  const client = await leasePglite(inject('databaseImage'));
  let away = true;
  const unsteady = new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (away) throw new Error('the database is away');
        return value.apply(target, given);
      };
    },
  });
  const database = embeddedDatabase(client);
  const boss = createBoss({ ...database, connection: { pglite: unsteady } }, () => {});
  await expect(boss.send('count', { n: 1 })).rejects.toThrow('the database is away');
  away = false;
  await boss.send('count', { n: 1 });
  const queue = await boss.start();
  expect(await queue.fetch('count')).toMatchObject([{ data: { n: 1 } }]);
  await boss.stop(1000);
  await database.close();
});
