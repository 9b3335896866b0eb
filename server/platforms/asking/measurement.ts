import { limitProducts, limitSearches } from '../../analysis/searches/limits.ts';
import type { RawProduct, RawSearch, RawSource } from '../../analysis/types.ts';
import type { Platform, PlatformReply, Usage } from '../platform.ts';
import type { Prices } from '../prices/prices.ts';

/** The outcome of one question to a platform, ready to be stored. */
export interface Measurement {
  status: PlatformReply['status'] | 'failed';
  /** Why there is no usable answer; null for an answer. */
  failure: string | null;
  /** Whether the question was sent to the platform. */
  sent: boolean;
  text: string;
  sources: RawSource[];
  searchQueries: RawSearch[];
  products: RawProduct[];
  model: string | null;
  usage: Usage | null;
  /** US dollars; null if the price or the usage is unknown. */
  cost: number | null;
  /** Whole milliseconds. */
  latencyMs: number | null;
  /** The vendor's id of the reply. */
  reference: string | null;
}

/** The key under which an answer is stored at most once; `day` is a UTC day, `sample` counts from 1. */
export const measurementKey = (item: {
  promptId: string;
  platform: string;
  day: string;
  sample: number;
  personaId?: string | null;
}) =>
  `${item.promptId}:${item.platform}:${item.day}:${item.sample}${item.personaId ? `:${item.personaId}` : ''}`;

/** A measurement without a reply. */
export const failedMeasurement = (failure: string, { sent = true } = {}): Measurement => ({
  status: 'failed',
  failure,
  sent,
  text: '',
  sources: [],
  searchQueries: [],
  products: [],
  model: null,
  usage: null,
  cost: null,
  latencyMs: null,
  reference: null,
});

/** Why a reply is a failed measurement. */
export const UNUSABLE = {
  refused: 'The platform refused to answer.',
  empty: 'The platform sent an empty answer.',
} as const;

// As long as in an import file, so that exported answers can be imported again.
const MAX_TEXT = 200_000;
const MAX_MODEL = 120;
const MAX_REFERENCE = 240;
const MAX_URL = 4000;
const MAX_TITLE = 1000;
/** More than any question takes; a larger count is a vendor's error. */
const MAX_USAGE = 10_000_000;

/**
 * Prices a reply and makes it storable: Postgres takes no NUL in text and no lone surrogates in JSON. A reply that cannot
 * be stored would be asked, and paid for, again and again.
 */
export function toMeasurement(
  { key, simulated }: Pick<Platform, 'key' | 'simulated'>,
  reply: PlatformReply,
  prices: Prices,
): Measurement {
  const text = clean(reply.text, MAX_TEXT);
  const status = reply.status === 'answered' && text.trim() === '' ? 'empty' : reply.status;
  const model = clean(reply.model, MAX_MODEL);
  const usage = reply.usage && isPlausible(reply.usage) ? reply.usage : null;
  return {
    status,
    failure: status === 'answered' ? null : UNUSABLE[status],
    sent: true,
    text,
    sources: reply.sources
      .filter(({ url }) => url.length <= MAX_URL)
      .map(({ url, title }) => ({ url: clean(url, MAX_URL), title: clean(title, MAX_TITLE) })),
    searchQueries: limitSearches(reply.searchQueries),
    products: limitProducts(reply.products),
    model,
    usage,
    cost: simulated ? 0 : usage && prices.costOf(key, model, usage),
    latencyMs: Math.round(reply.latencyMs),
    reference: reply.reference && clean(reply.reference, MAX_REFERENCE),
  };
}

const clean = (text: string, maxLength: number) =>
  text.slice(0, maxLength).toWellFormed().replaceAll('\u0000', '');

const isPlausible = ({ inputTokens, outputTokens, searches }: Usage) =>
  [inputTokens, outputTokens, searches].every(
    (count) => Number.isInteger(count) && count >= 0 && count <= MAX_USAGE,
  );
