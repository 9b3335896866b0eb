/** Takes `{userId}` when answers, tracked names or dismissals of an account have changed. */
export const UPDATE = 'discoveries-update';
/** Every five minutes: queues the accounts with answers that are not counted. */
export const UNFINISHED = 'discoveries-unfinished';
