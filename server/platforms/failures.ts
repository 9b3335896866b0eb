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

/** Something that trying again does not heal: a key that is refused, a request or a reply that is not understood. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
  /** The settings are at fault: every further question to this platform fails the same way until they are mended. */
  readonly misconfigured: boolean;

  constructor(message: string, { misconfigured = false } = {}) {
    super(message);
    this.misconfigured = misconfigured;
  }
}
