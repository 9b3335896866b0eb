import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, inject, test } from 'vitest';
import { hasPostgres } from '../../testing/limited-database.ts';
import { openPglite } from '../pglite.ts';
import { localSession } from './session.ts';

test.skipIf(hasPostgres)('keeps nothing of the replies', async () => {
  const session = localSession(
    await openPglite({ loadDataDir: new Blob([await readFile(inject('databaseImage'))]) }),
  );
  const read = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      const { messages } = await session.run({ text: "select repeat('x', $1)", params: [1_000_000] });
      expect(messages.length).toBeGreaterThan(1_000_000);
    }
    return usedMegabytes();
  };
  const before = await read(3);
  expect(await read(150)).toBeLessThan(before + 25);
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
