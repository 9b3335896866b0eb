import { measured } from '../../platforms/asking/measured.ts';
import type { Platform, PlatformReply } from '../../platforms/platform.ts';
import type { IncomingAnswer } from '../answers/model.ts';
import type { CollectionDeps } from './deps.ts';
import type { AskJob } from './runs/start.ts';

/** A question of a run with the key that its measurement is stored under. */
export type KeyedAsk = AskJob & { key: string };

/** The measurement that a reply is. */
export function answerOf(
  { clock, prices }: Pick<CollectionDeps, 'clock' | 'prices'>,
  { key, promptId, platform, sample, runId }: KeyedAsk,
  asked: Platform,
  reply: PlatformReply,
): IncomingAnswer {
  const { usage, cost, latencyMs, reference, ...found } = measured(asked, reply, prices);
  return {
    ...found,
    key,
    promptId,
    platform,
    sample,
    collectedAt: clock().toISOString(),
    simulated: asked.simulated,
    asking: { runId, usage, cost, latencyMs, reference },
  };
}

/** The failed measurement that is left where there is no reply. */
export function failedAnswer(
  { clock }: Pick<CollectionDeps, 'clock'>,
  { key, promptId, platform, sample, runId }: KeyedAsk,
  reason: string,
): IncomingAnswer {
  return {
    key,
    promptId,
    platform,
    model: null,
    sample,
    collectedAt: clock().toISOString(),
    status: 'failed',
    failure: reason,
    text: '',
    sources: [],
    simulated: false,
    asking: { runId, usage: null, cost: null, latencyMs: null, reference: null },
  };
}
