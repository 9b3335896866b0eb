/** Takes `{userId}`: derives the account's next steps and insights from its data. */
export const DERIVE_STEPS = 'steps-derive';
/** Every five minutes: queues the accounts whose steps are older than their data. */
export const OUTDATED_STEPS = 'steps-outdated';
