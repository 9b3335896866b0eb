import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError, lockFolder } from '../../server/db/lock.ts';

const TRY_AGAIN_MS = 200;

/**
 * Runs one build at a time in a clone: a server and a worker that are started at once would each empty the folders that
 * the other one fills. A process that has to wait says so; the lock of one that died is taken over.
 */
export async function oneBuildAtATime(root: string, run: () => Promise<void>): Promise<void> {
  const release = await lockWhenFree(join(root, 'build'));
  try {
    await run();
  } finally {
    release();
  }
}

async function lockWhenFree(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  for (let tries = 0; ; tries += 1) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
    }
    if (tries === 0) console.log('Waiting for another process that builds …');
    await wait(TRY_AGAIN_MS);
  }
}
