import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import { type DeliverData, deliver } from './delivery/deliver.ts';
import { type HeldData, sendHeld } from './delivery/held.ts';
import type { AlertsDeps } from './deps.ts';
import { type DigestData, deliverDigest } from './digest/deliver-digest.ts';
import { sendDueDigests } from './digest/send-digests.ts';
import { evaluate } from './evaluation/evaluate.ts';
import { DELIVER, DIGEST, DIGESTS, EVALUATE, SEND_HELD } from './queues.ts';

const evaluation = z.object({
  userId: z.uuid(),
  runId: z.uuid().nullable(),
  about: z.enum(['visits', 'experiments']).optional(),
});
const delivery = z.object({
  userId: z.uuid(),
  alertId: z.uuid(),
  channel: z.enum(['email', 'webhook']),
  /** Jobs of earlier versions have none. */
  target: z.string().default(''),
  attempt: z.int().min(1),
});
const held = z.object({ userId: z.uuid(), target: z.string() });
const digest = z.object({
  userId: z.uuid(),
  monday: z.iso.date(),
  // Jobs of earlier versions have none of these.
  channel: z.enum(['email', 'webhook']).default('email'),
  id: z.uuid().default(randomUUID),
  attempt: z.int().min(1).default(1),
});

/** Evaluation, deliveries and digests. Retries here are for this server's own failures; a receiver's are counted by delivery. */
export function alertJobs(deps: AlertsDeps): JobHandler[] {
  const evaluating: JobHandler<z.infer<typeof evaluation>> = {
    queue: EVALUATE,
    schema: evaluation,
    retries: 5,
    retryDelay: 30,
    run: (data) => evaluate(deps, data),
  };
  const delivering: JobHandler<DeliverData> = {
    queue: DELIVER,
    schema: delivery,
    retries: 5,
    retryDelay: 30,
    concurrency: 4,
    run: (data, { signal }) => deliver(deps, data, signal),
  };
  const sendingHeld: JobHandler<HeldData> = {
    queue: SEND_HELD,
    schema: held,
    retries: 5,
    retryDelay: 30,
    run: (data, { signal }) => sendHeld(deps, data, signal),
  };
  const digesting: JobHandler<DigestData> = {
    queue: DIGEST,
    schema: digest,
    retries: 6,
    retryDelay: 60,
    run: (data, { signal }) => deliverDigest(deps, data, signal),
  };
  const ticking: JobHandler<Record<string, never>> = {
    queue: DIGESTS,
    schema: z.object({}) as z.ZodType<Record<string, never>>,
    retries: 2,
    retryDelay: 60,
    cron: '5 * * * *',
    run: () => sendDueDigests(deps, deps.clock()),
  };
  return [evaluating, delivering, sendingHeld, digesting, ticking] as JobHandler[];
}
