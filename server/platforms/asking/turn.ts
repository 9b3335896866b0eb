import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import type { ConfiguredPlatform } from '../registry.ts';
import { takeTurn } from './pace.ts';

/** A turn further off than this is not taken yet: the run may be over by then. */
const PATIENCE_MS = 10_000;

/** What has not got its turn by then goes back to its queue, since no job may go on for long. */
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Waits until the platform may be asked. A loop that gave its question back at once would take the next one, and so
 * turn the whole queue over as fast as the database can.
 * @returns false when the turn did not come
 */
export async function waitForTurn(
  db: Db,
  platform: Pick<ConfiguredPlatform, 'key' | 'requestsPerMinute'>,
  signal: AbortSignal,
): Promise<boolean> {
  const giveUpAt = performance.now() + LONGEST_WAIT_MS;
  do {
    const { taken, waitMs } = await takeTurn(db, platform.key, apartMs(platform), PATIENCE_MS);
    if (taken) {
      await wait(waitMs, undefined, { signal });
      return true;
    }
    await wait(Math.min(waitMs - PATIENCE_MS, LONGEST_WAIT_MS) + someMs(), undefined, { signal });
  } while (performance.now() < giveUpAt);
  return false;
}

const apartMs = ({ requestsPerMinute }: Pick<ConfiguredPlatform, 'requestsPerMinute'>) =>
  requestsPerMinute ? Math.ceil(60_000 / requestsPerMinute) : 0;

/** Loops that wait for the same moment do not all come at once. */
const someMs = () => 50 + Math.random() * 200;
