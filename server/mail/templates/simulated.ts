/** Said in every mail with figures of an account whose answers are not all real. */
export const SIMULATED =
  'Sample data: answers of this account were made by the simulator, not by real AI platforms.';
