import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, inject, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { hasPostgres } from '../../testing/limited-database.ts';
import { openPglite } from '../pglite.ts';
import { localSession } from './session.ts';

const open = async () => openPglite({ loadDataDir: new Blob([await readFile(inject('databaseImage'))]) });

test.skipIf(hasPostgres)('runs nothing more once its memory may be damaged', async () => {
  const client = await open();
  const session = localSession(client);
  await session.run({ text: 'create table sample (id int)' });
  const { isInTransaction } = client;
  client.isInTransaction = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  const insert = { text: 'insert into sample values (1)' };
  const results = await Promise.allSettled([session.run({ text: 'select 1' }), session.run(insert)]);
  client.isInTransaction = isInTransaction;
  results.push(...(await Promise.allSettled([session.run(insert)])));
  for (const result of results) expect(result).toMatchObject({ reason: { message: 'unreachable' } });
  expect((await client.query('select * from sample')).rows).toEqual([]);
  await session.close();
});

test.skipIf(hasPostgres)('keeps nothing of the replies', async () => {
  const session = localSession(await open());
  const read = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      const { messages } = await session.run({ text: "select repeat('x', $1)", params: [1_000_000] });
      expect(messages.length).toBeGreaterThan(1_000_000);
    }
  };
  await read(3);
  const before = usedMegabytes();
  await read(150);
  // Buffers are given back some time after their garbage is collected.
  await eventually(() => expect(usedMegabytes()).toBeLessThan(before + 25));
  await session.close();
});

/** Of the heap and of buffers, without garbage. */
function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  setFlagsFromString('--no-expose-gc');
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
}
