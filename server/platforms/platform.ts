import type { RawProduct, RawSearch, RawSource } from '../analysis/types.ts';

/** The simulator as a platform; its answers never share a key with a real platform's. */
export const SIMULATOR_KEY = 'simulator';

/** Country and language use the vendor's own settings; they never change the question. */
export interface AskOptions {
  /** ISO 3166-1 alpha-2, such as `DE`. */
  country?: string;
  /** Within the country, in words; only where the platform takes a location. */
  region?: string;
  city?: string;
  /** BCP 47, such as `de`. */
  language?: string;
  /** Number of the sample on the same day, from 1; only the simulator uses it. */
  sample?: number;
  /** Cancels the call; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** What the vendor bills for one reply. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** Web searches that are billed separately. */
  searches: number;
}

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, searches: 0 };

/** A platform's reply. Every status but `answered` is a failed measurement. */
export interface PlatformReply {
  status: 'answered' | 'refused' | 'empty';
  /** Unchanged; '' when empty. */
  text: string;
  /** The platform's own citation field, in its order. */
  sources: readonly RawSource[];
  /** What was searched for, where the vendor reports it. */
  searchQueries: readonly RawSearch[];
  /** Products that came with the answer. */
  products: readonly RawProduct[];
  /** As the vendor names it. */
  model: string;
  /** Null when the vendor does not report it. */
  usage: Usage | null;
  latencyMs: number;
  /** The vendor's id of the reply; null when there is none. */
  reference: string | null;
}

/** An AI system. It is sent the question exactly as written, without a system prompt. */
export interface Platform {
  /** Stored with every answer: lower-case letters, digits and hyphens. */
  readonly key: string;
  readonly name: string;
  /** Whether the simulator makes its answers; every screen that shows them says so. */
  readonly simulated: boolean;
  /**
   * @throws TemporaryFailure when a later attempt may succeed; PermanentFailure, or any other error, when none can
   */
  ask(question: string, options?: AskOptions): Promise<PlatformReply>;
}
