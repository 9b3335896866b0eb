import { z } from 'zod';

/** A run item's job: one prompt to ask on one platform. */
export const itemJob = z.object({
  userId: z.string(),
  runId: z.string(),
  promptId: z.string(),
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
