import { perDay } from '../../rate-limit/rate-limiter.ts';

/** Queue of jobs that make one report; `{id}`. */
export const MAKE = 'report-make';
/** Queue of jobs that send one mail of a report; `{id, mail}`. */
export const DELIVER = 'report-deliver';
/** Queue of the hourly job that deletes expired reports and requeues lost jobs. */
export const MAINTAIN = 'report-tend';

/** How long a report is kept. */
export const KEPT_DAYS = 90;
/** How long a confirmation link is valid. */
export const CONFIRM_WITHIN_HOURS = 24;

export const HOUR_MS = 3_600_000;

export const MAX_COMPETITORS = 5;
export const MAX_SEARCH_TOPICS = 10;
export const MAX_PROMPTS = 20;
export const MAX_PROMPT_LENGTH = 300;

/** Requests a day (UTC) of one visitor, of one IPv6 site, for one mailbox and about one company. */
export const REQUESTS_OF_VISITOR = perDay(10);
export const REQUESTS_OF_SITE = perDay(50);
export const REQUESTS_FOR_ADDRESS = perDay(3);
export const REQUESTS_OF_COMPANY = perDay(20);
/** Requests of all visitors for each report of the daily limit; many are never confirmed. */
export const REQUESTS_PER_REPORT = 10;
/** Unfollowed confirmation links for one mailbox. */
export const MAX_UNCONFIRMED = 2;
/** Answers opened by one visitor; each is analysed again. */
export const ANSWERS_OF_VISITOR = { count: 300, seconds: 600 };
/** PDFs downloaded by one visitor; rendering one takes about a second. */
export const DOWNLOADS_OF_VISITOR = { count: 30, seconds: 600 };
