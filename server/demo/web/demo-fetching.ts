import { type Fetching, fetchFrom } from '../../modules/pages/fetching/fetching.ts';
import type { DemoAccount } from '../accounts.ts';
import { createSimulatedWeb } from './simulated-web.ts';

/** Reads the simulated sites for demo accounts, and nothing else. @returns null for another account */
export function createDemoFetching(
  demoOf: (userId: string) => DemoAccount | undefined,
): (userId: string) => Fetching | null {
  const kept = new Map<string, Fetching>();
  return (userId) => {
    const known = kept.get(userId);
    const tracks = demoOf(userId)?.tracks;
    if (known || !tracks) return known ?? null;
    // Nobody has to be spared.
    const fetching = fetchFrom(createSimulatedWeb(tracks), { pauseMs: 0, simulated: true });
    kept.set(userId, fetching);
    return fetching;
  };
}
