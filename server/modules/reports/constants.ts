import { perDay } from '../../rate-limit/rate-limiter.ts';

/** How long a report can be read. */
export const KEPT_DAYS = 90;
/** How long the link that confirms an address is good. */
export const CONFIRM_WITHIN_HOURS = 24;

export const HOUR_MS = 3_600_000;

export const MAX_COMPETITORS = 5;
export const MAX_SEARCH_TOPICS = 10;
export const MAX_PROMPTS = 20;
export const MAX_PROMPT_LENGTH = 300;

/** Requests a day (UTC) of one visitor, for one address and of one company. */
export const REQUESTS_OF_VISITOR = perDay(10);
export const REQUESTS_OF_SITE = perDay(50);
export const REQUESTS_FOR_ADDRESS = perDay(3);
export const REQUESTS_OF_COMPANY = perDay(20);
/** Requests of all visitors, for each report that may be made: many are never confirmed. */
export const REQUESTS_PER_REPORT = 10;
/** Links that one address may have been sent and not followed. */
export const MAX_UNCONFIRMED = 2;
/** Answers that are opened: each is searched for the companies anew. */
export const ANSWERS_OF_VISITOR = { count: 300, seconds: 600 };
/** Making a PDF takes a good part of a second. */
export const DOWNLOADS_OF_VISITOR = { count: 30, seconds: 600 };
