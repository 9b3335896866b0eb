/** Takes `{userId, checkId}`: fetches an account's files and, where asked, the links of its llms.txt. */
export const CHECK_SITE = 'site-files-check';
/** Every hour: starts the daily checks that are due. */
export const START_CHECKS = 'site-files-daily';
