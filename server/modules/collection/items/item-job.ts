import { z } from 'zod';
import { SIMULATOR_KEY } from '../../../platforms/platform.ts';
import type { CollectionDeps } from '../deps.ts';

/** A run item's job: one prompt to ask on one platform. */
export const itemJob = z.object({
  userId: z.string(),
  runId: z.string(),
  promptId: z.string(),
  /** Null: it is asked plainly, as jobs of earlier versions are. */
  personaId: z.string().nullable().default(null),
  platform: z.string(),
  /** UTC, `YYYY-MM-DD`. */
  day: z.string(),
  sample: z.int(),
  /** From 1. */
  attempt: z.int(),
});

export type ItemJob = z.infer<typeof itemJob>;

/** The queue of a platform's run items. */
export const itemQueue = (platform: string) => `ask-${platform}`;

/** The queue of an account's items on a platform; the simulator answers those of a demo account. */
export const queueOf = (
  { isDemoAccount }: Pick<CollectionDeps, 'isDemoAccount'>,
  { userId, platform }: Pick<ItemJob, 'userId' | 'platform'>,
) => itemQueue(isDemoAccount(userId) ? SIMULATOR_KEY : platform);
