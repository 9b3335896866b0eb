import type { z } from 'zod';

/** One question to a chat model that is answered in a given shape. */
export interface ChatRequest<T> {
  /** What to do, in our words. */
  instructions: string;
  /** What to do it with. It may come from anybody: the model is told to take it as data only. */
  input: string;
  /** The shape and the limits of the answer; what does not fit is an error, never passed on. */
  schema: z.ZodType<T>;
  /** At most the configured maximum counts. */
  maxOutputTokens: number;
  signal?: AbortSignal;
}

export interface ChatUsage {
  inputTokens: number;
  outputTokens: number;
}

/** An optional language model that judges and proposes; never one of the platforms that are measured. */
export interface ChatModel {
  /** The model's id, as stored with what it judged. */
  name: string;
  /**
   * @returns the answer, and the tokens it took where the server counts them
   * @throws ChatModelError; the signal's own reason when the caller gave up
   */
  object<T>(request: ChatRequest<T>): Promise<{ value: T; usage: ChatUsage | null }>;
}

/**
 * Why a chat model gave nothing of use: `key` (refused or missing), `request` (the server does not take what is asked),
 * `limit` (too many requests), `outage`, `timeout`, `refusal`, `shape` (not the wanted JSON), `size` (too long).
 */
export type ChatFailure = 'key' | 'request' | 'limit' | 'outage' | 'timeout' | 'refusal' | 'shape' | 'size';

const MAY_HEAL: ReadonlySet<ChatFailure> = new Set(['limit', 'outage', 'timeout']);

/**
 * A failure in our words. It has no cause on purpose: those of the library hold the request, and so what was asked.
 */
export class ChatModelError extends Error {
  override name = 'ChatModelError';
  readonly failure: ChatFailure;
  /** How long the server asks to wait; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(failure: ChatFailure, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether trying again later may help. */
  get temporary(): boolean {
    return MAY_HEAL.has(this.failure);
  }
}
