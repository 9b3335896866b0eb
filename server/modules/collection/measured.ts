import type { Platform, PlatformReply } from '../../platforms/platform.ts';
import type { IncomingAnswer } from '../answers/model.ts';
import type { CollectionDeps } from './deps.ts';
import type { AskJob } from './start.ts';

/** A question of a run with the key that its measurement is stored under. */
export type KeyedAsk = AskJob & { key: string };

/** The measurement that a reply is. */
export function answerOf(
  { clock, prices }: Pick<CollectionDeps, 'clock' | 'prices'>,
  { key, promptId, platform, sample, runId }: KeyedAsk,
  { simulated }: Platform,
  reply: PlatformReply,
): IncomingAnswer {
  const { status, text, sources, model, usage, latencyMs, reference } = reply;
  return {
    key,
    promptId,
    platform,
    model,
    sample,
    collectedAt: clock().toISOString(),
    status,
    failure: status === 'answered' ? null : UNUSABLE[status],
    text,
    sources,
    simulated,
    asking: {
      runId,
      usage,
      cost: simulated ? 0 : usage && prices.costOf(platform, model, usage),
      latencyMs: Math.round(latencyMs),
      reference,
    },
  };
}

const UNUSABLE = {
  refused: 'The platform refused to answer.',
  empty: 'The platform sent an empty answer.',
} as const;

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
