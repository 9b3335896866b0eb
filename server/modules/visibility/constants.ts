/** Competitor mentions are shown halved and rounded. */
export const MENTION_DIVISOR = 2;
/** A company rank above this is shown as 0. */
export const RANK_CAP = 5;
/** Top sources at most. */
export const SOURCE_LIMIT = 10;
/** The overview's prompt count when there are no prompts. */
export const AGGREGATE_PROMPT_FALLBACK = 40;
/** How many ranges back a request may go; a year by months. */
export const MOST_BACK = 12;
/** Days of the time windows, counted back from the latest collected day. */
export const WINDOW_DAYS = { WEEK: 7, MONTH: 30 } as const;
