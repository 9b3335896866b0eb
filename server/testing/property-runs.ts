/** How often fast-check tries a costly property: `long` times in CI, a fifth of that elsewhere. */
export const propertyRuns = (long: number): { numRuns: number } => ({
  numRuns: process.env.CI ? long : Math.ceil(long / 5),
});
