/** An account whose answers name no company beside the tracked ones. */
export const discoveredCompanies = {
  ranking: { brandRank: 2, companies: 3, untracked: 0 },
  companies: [] as object[],
  dismissed: [] as object[],
  answers: 120,
  uncountedAnswers: 0,
};
