/** Sent with `{userId, runId}` when a run has ended, and with `runId: null` after an import. */
export const EVALUATE = 'alerts-evaluate';
/** One attempt to deliver one alert by one channel. */
export const DELIVER = 'alerts-deliver';
/** One account's digest of one week. */
export const DIGEST = 'alerts-digest';
/** Every hour: which digests are due. */
export const DIGESTS = 'alerts-digests';
