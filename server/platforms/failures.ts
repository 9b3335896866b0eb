import type { Usage } from './platform.ts';

/** A reply that is billed although it is no answer. */
export interface Billed {
  model: string;
  usage: Usage;
}

/** A failure that a later attempt may not meet: a rate limit, a timeout, an outage. */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure';
  /** How long the vendor asks to wait; null if it does not say. */
  readonly retryAfterMs: number | null;
  /** What the vendor bills for the attempt; null without a reply. */
  readonly billed: Billed | null;

  constructor(message: string, retryAfterMs: number | null = null, billed: Billed | null = null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.billed = billed;
  }
}

/** A failure that every attempt meets: a refused key, a request or a reply that is not understood. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
  /** The settings are wrong: every question to this platform fails until they are corrected. */
  readonly misconfigured: boolean;

  constructor(message: string, { misconfigured = false } = {}) {
    super(message);
    this.misconfigured = misconfigured;
  }
}

/** Reasons for failed measurements, as a metric's label. */
export type FailureKind =
  | 'credit'
  | 'key'
  | 'outage'
  | 'pace'
  | 'question'
  | 'reply'
  | 'settings'
  | 'time'
  | 'unreached'
  | 'other';

/** Answers store the message only; asking/failure-of.ts writes the same messages for every vendor. */
const MESSAGES: readonly [RegExp, FailureKind][] = [
  [/ has no credit left /, 'credit'],
  [/ refused the key /, 'key'],
  [/ is out of order /, 'outage'],
  [/ is asked more often than it allows /, 'pace'],
  [/ did not accept the question /, 'question'],
  [/ replied in a form | reply broke off\.$| reply was longer | paused in the middle /, 'reply'],
  [/ knows no such model | leads elsewhere | cannot search the web /, 'settings'],
  [/ did not answer within /, 'time'],
  [/ could not be reached\b/, 'unreached'],
];

/** @param failure the stored message; messages of other origin, such as imports, are `other` */
export const kindOfFailure = (failure: string): FailureKind =>
  MESSAGES.find(([pattern]) => pattern.test(failure))?.[1] ?? 'other';
