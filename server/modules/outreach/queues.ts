/** Takes `{userId, targetId}` and reads the contacts that a page publishes. */
export const FIND_CONTACTS = 'outreach-find-contacts';
/** Takes `{userId, mailId}` and sends one approved mail. */
export const SEND_MAIL = 'outreach-send-mail';
/** Takes `{userId}` and reads an account's new replies and bounces. */
export const READ_INBOX = 'outreach-read-inbox';
/** Every 15 minutes: accounts whose inbox is to be read, and mails whose sending was interrupted. */
export const READ_INBOXES = 'outreach-read-inboxes';
/** Takes `{userId}` and measures whether pages and answers have changed. */
export const MEASURE = 'outreach-measure';
/** Every day: accounts to measure; deletes what is no longer needed. */
export const MEASURE_ALL = 'outreach-measure-all';
