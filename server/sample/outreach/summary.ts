import type { OutreachSummary } from '../../modules/outreach/model.ts';

/** What the written sources come to; a test holds it against them. */
export const OUTREACH_SUMMARY: OutreachSummary = {
  averagePotential: 87,
  combinedReach: 5_200_000,
  recentCoverage: 0,
};
