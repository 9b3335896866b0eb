/** Something that may heal by itself: rate limits, time-outs, a vendor's outage. */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure';
  /** How long the vendor asks to wait; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfterMs: number | null = null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}
