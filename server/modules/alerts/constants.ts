/** Days of the windows that are compared, as everywhere on the dashboard. */
export const WINDOW = 7;
/**
 * What goes on is told again after so many days. A sudden step shows in the comparison of two weeks for less than two
 * weeks; whatever is found after that is another one.
 */
export const REPEAT_DAYS = 14;
/** Findings whose latest day lies further back than this are old news, as after an import of old answers. */
export const STALE_DAYS = 7;
/** A competitor overtakes only when at least so many answers of the window name it; fewer change places by chance. */
export const OVERTAKER_ANSWERS = 5;
/** Competitors told of at once, those that most answers name: a brand that falls behind all need not hear it of each. */
export const OVERTAKERS_TOLD = 5;
/** A source is worth telling once so many answers of the window cite it; most are cited once and never again. */
export const NEW_SOURCE_ANSWERS = 3;
/** New sources named in one alert or digest. */
export const SOURCES_NAMED = 10;
/** Share of a platform's measurements in a run that have to fail before it counts as failed. */
export const FAILED_SHARE = 0.2;
/** Rules of one account. */
export const MOST_RULES = 50;
/** Alerts shown. */
export const ALERTS_SHOWN = 50;
/** Minutes from each attempt to deliver to the next; after the last there is none. Six attempts in about a day. */
export const RETRY_MINUTES = [1, 10, 60, 360, 960] as const;
/** Hour of Monday, in the account's time zone, at which the digest goes out. */
export const DIGEST_HOUR = 7;
/** A digest that could not go out for this long, because no server ran, is left out. */
export const DIGEST_LATE_HOURS = 48;
/** Test sendings, per account and channel. */
export const TEST_LIMIT = { count: 5, seconds: 600 } as const;
