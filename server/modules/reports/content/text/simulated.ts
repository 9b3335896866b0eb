/** Said in short wherever there is little room. */
export const SIMULATED_SHORT = 'Simulated answers';

/** Said in full at the head of a report whose answers were made up. */
export const SIMULATED_FULL =
  'Simulated answers: no AI platform was asked. The answers were made up to show what a report looks like; its numbers say nothing about the company.';
