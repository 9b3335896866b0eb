import type { RawSource } from '../analysis/types.ts';

/** How one question is put; country and language only by the vendor's own settings, never in the question. */
export interface AskOptions {
  /** ISO 3166-1 alpha-2, such as `DE`. */
  country?: string;
  /** BCP 47, such as `de`. */
  language?: string;
  /** Number of the repeat on the same day, from 1. Vendors never see it; the simulator varies by it. */
  sample?: number;
  /** Ends the call; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** What one reply took, as the vendor bills it. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** Web searches that are billed apart; 0 when none. */
  searches: number;
}

/** What a platform replied. Anything but `answered` is a failed measurement. */
export interface PlatformReply {
  status: 'answered' | 'refused' | 'empty';
  /** As it came; '' when empty. */
  text: string;
  /** The platform's own citation field, in its order. */
  sources: readonly RawSource[];
  /** As the vendor names it. */
  model: string;
  /** Null when the vendor does not tell. */
  usage: Usage | null;
  latencyMs: number;
  /** The vendor's id of the reply, for asking back; null when there is none. */
  reference: string | null;
}

/** One AI system that can be asked. The question goes out exactly as written, with no system prompt. */
export interface Platform {
  /** Stored with every answer: lower-case letters, digits and hyphens. */
  readonly key: string;
  readonly name: string;
  /** Its answers are made up by the simulator; every screen that shows them says so. */
  readonly simulated: boolean;
  /**
   * @throws TemporaryFailure when trying again later may help; PermanentFailure, or any other error, when it cannot
   */
  ask(question: string, options?: AskOptions): Promise<PlatformReply>;
}
