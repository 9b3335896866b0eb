import type { z } from 'zod';

/** A request for structured output. */
export interface ChatRequest<T> {
  /** What to do; written by the product. */
  instructions: string;
  /** Untrusted data; the model is instructed not to follow instructions in it. */
  input: string;
  /** The form of the answer; an answer that does not match is an error. */
  schema: z.ZodType<T>;
  /** Limited by the configured maximum. */
  maxOutputTokens: number;
  signal?: AbortSignal;
}

export interface ChatReply<T> {
  value: T;
  /** Tokens; null if the server does not count them. */
  usage: { inputTokens: number; outputTokens: number } | null;
}

/** An optional language model for judging and suggesting; it is not a platform. */
export interface ChatModel {
  /** The model's id, stored with its judgements. */
  name: string;
  /** @throws ChatModelError; the signal's reason when the caller cancels */
  object<T>(request: ChatRequest<T>): Promise<ChatReply<T>>;
}

/**
 * Why a request failed: `key` (refused or missing), `request` (not accepted by the server), `limit` (too many requests),
 * `outage`, `timeout`, `refusal`, `shape` (not JSON of the schema), `size` (too long).
 */
export type ChatFailure = 'key' | 'request' | 'limit' | 'outage' | 'timeout' | 'refusal' | 'shape' | 'size';

const TEMPORARY: ReadonlySet<ChatFailure> = new Set(['limit', 'outage', 'timeout']);

/** A failed request. It has no cause, because the library's errors contain the request. */
export class ChatModelError extends Error {
  override name = 'ChatModelError';
  readonly failure: ChatFailure;
  /** How long the server asks to wait; null if it does not say. */
  readonly retryAfterMs: number | null;

  constructor(failure: ChatFailure, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether a later attempt may succeed. */
  get temporary(): boolean {
    return TEMPORARY.has(this.failure);
  }
}
