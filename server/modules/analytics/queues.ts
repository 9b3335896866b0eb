/** Daily: sends a job for each account with a connection, and removes old days. */
export const READ_ALL_ANALYTICS = 'analytics-read-all';
/** Reads the days of one account that are new or may have changed. */
export const READ_ANALYTICS = 'analytics-read';
