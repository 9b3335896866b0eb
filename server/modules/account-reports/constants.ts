import { perDay } from '../../rate-limit/rate-limiter.ts';

/** Queue of jobs that make one scheduled report; `{userId, reportId}`. */
export const MAKE = 'account-report-make';
/** Queue of jobs that send one mail; `{userId, reportId, address}`. */
export const SEND = 'account-report-send';
/** Queue of the job that queues what is due and what was lost. */
export const TICK = 'account-report-tick';

export const MAX_RECIPIENTS = 20;
export const MAX_TITLE = 120;
export const MAX_NOTE = 500;
export const MAX_SCHEDULES = 20;
/** Kept reports of an account. */
export const MAX_REPORTS = 1_000;
/** Mails of reports that an account may send in a UTC day. */
export const MAILS_PER_DAY = 50;
/** Of those, mails to one address. */
export const MAILS_PER_ADDRESS = 5;
/** Mails of reports of all accounts to one mailbox, so that many accounts cannot flood a stranger's. */
export const MAILS_PER_MAILBOX = perDay(10);
export const REPORTS_OF_ACCOUNT = perDay(50);
/** Rendering a PDF takes about a second. */
export const DOWNLOADS_OF_ACCOUNT = { count: 30, seconds: 600 };
/** A mail that a process took so long ago was not sent: the process was killed. */
export const TAKEN_FOR_MS = 5 * 60_000;
