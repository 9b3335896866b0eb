import type { RawSource } from '../../analysis/types.ts';
import type { Platform, PlatformReply, Usage } from '../platform.ts';
import type { Prices } from '../prices/prices.ts';

/** A reply as a measurement, wherever it is stored. */
export interface Measured {
  status: PlatformReply['status'];
  /** Why there is no usable answer; null for an answer. */
  failure: string | null;
  text: string;
  sources: readonly RawSource[];
  model: string;
  usage: Usage | null;
  /** US dollars; null where no price is known, or the vendor does not tell what it took. */
  cost: number | null;
  /** Whole milliseconds. */
  latencyMs: number;
  reference: string | null;
}

const UNUSABLE = {
  refused: 'The platform refused to answer.',
  empty: 'The platform sent an empty answer.',
} as const;

/** What a reply is worth as a measurement, and what it cost. */
export function measured(
  { key, simulated }: Pick<Platform, 'key' | 'simulated'>,
  reply: PlatformReply,
  prices: Prices,
): Measured {
  const { status, text, sources, model, usage, latencyMs, reference } = reply;
  return {
    status,
    failure: status === 'answered' ? null : UNUSABLE[status],
    text,
    sources,
    model,
    usage,
    cost: simulated ? 0 : usage && prices.costOf(key, model, usage),
    latencyMs: Math.round(latencyMs),
    reference,
  };
}
