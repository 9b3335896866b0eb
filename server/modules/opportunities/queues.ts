/** Takes `{userId}`: stores the account's next steps as they are now. */
export const STORE_STEPS = 'steps-store';
/** Every five minutes: queues the accounts whose steps are older than their data. */
export const OUTDATED_STEPS = 'steps-outdated';
