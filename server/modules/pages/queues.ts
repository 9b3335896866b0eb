/** Takes `{userId, runId}` and reads the pages of a run. */
export const READ_RUN = 'pages-read-run';
/** Takes `{userId, pageId}` and reads one page at once. */
export const READ_PAGE = 'pages-read-page';
/** Every hour: starts the runs of accounts that read pages daily. */
export const START_DAILY = 'pages-start-daily';
