import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openPostgres } from '../../db/client.ts';
import { updateEmail } from '../../modules/accounts/store.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { seedAccount } from '../../testing/services.ts';
import { accountRevisions } from './account-revisions.ts';

const ROUNDS = 60;
const READERS = 4;

let databases: Database[];
beforeAll(async () => {
  const database = await createTestDatabase();
  const { connection } = database;
  databases = 'url' in connection ? [openPostgres(connection.url), database] : [database];
});
afterAll(async () => {
  for (const database of databases) await database.close();
});

test('after a commit every process reads or knows the committed revision', async () => {
  const [writer = fail()] = databases;
  const { viewer } = await seedAccount(writer.db, { name: 'Quillmark', aliases: [] }, []);
  const { userId } = viewer;
  let committed = 0;
  let done = false;
  let known = 0;
  const write = async (round: number) => {
    await updateEmail(writer.db, userId, `${round}@example.com`);
    committed = round;
  };
  await write(0);
  const readers = databases.flatMap((database) => {
    const revisions = accountRevisions(database);
    return Array.from({ length: READERS }, async () => {
      while (!done) {
        const atLeast = committed;
        const at = revisions.known(userId);
        if (at || database.kind === 'postgres') known += 1;
        const revision = at ?? (await revisions.read(userId)) ?? fail();
        const [, round] = /(\d+)@example\.com/.exec(revision) ?? [];
        expect(Number(round)).toBeGreaterThanOrEqual(atLeast);
        await setImmediate();
      }
    });
  });
  const reading = Promise.all(readers);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await write(round);
    // As long as it takes for some to know it.
    const before = known;
    while (known < before + READERS) await Promise.race([setImmediate(), reading]);
  }
  done = true;
  await reading;
});

function fail(): never {
  throw new Error('not there');
}
