import type { EmptyCheck_MetricsFragment } from './EmptyCheck.generated.ts';

/** Whether all four data sets are empty: impressions, sentiment, competitors and sources. */
export const hasNoData = (metrics: EmptyCheck_MetricsFragment) =>
  metrics.impressionHistory.length === 0 &&
  metrics.sentimentHistory.length === 0 &&
  metrics.allCompetitors.rankings.length === 0 &&
  metrics.allSources.length === 0;
