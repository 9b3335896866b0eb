import type { Db } from '../../../db/client.ts';
import type { AccountMetrics } from '../../visibility/account-metrics.ts';
import { createBatchedReader } from '../../visibility/batched-loaders.ts';
import { findCitingCounts } from './citing-counts.ts';
import { citingContrasts, platformContrasts, strongestOf, topicContrasts } from './contrasts.ts';
import { describeInsight, type KeyInsight, NO_ANSWERS } from './sentences.ts';
import { type PromptCounts, promptCounts } from './store.ts';

/** The strongest tested differences of the brand's mention rate. */
export interface Insights {
  insight: KeyInsight;
  /** Of those between answers that cite something and answers that do not. */
  sourceInsight: KeyInsight;
}

export async function findInsights(db: Db, metrics: AccountMetrics): Promise<Insights> {
  const { account, brand, competitors, topics, range } = metrics;
  const { from, to } = range;
  if (!brand || from === null || to === null) return { insight: NO_ANSWERS, sourceInsight: NO_ANSWERS };
  const window = { userId: account.userId, from, to };
  const read = createBatchedReader(db);
  const [counts, citing] = await Promise.all([
    read<PromptCounts>(promptCounts(window)),
    findCitingCounts(db, window),
  ]);
  // That answers which cite a company's own site name it more, and others less, says nothing new.
  const ownSites = new Set([brand, ...competitors].flatMap(({ domain }) => domain ?? []));
  const ofOthers = citing.filter(({ subject, value }) => subject !== 'SITE' || !ownSites.has(value));
  const ofSources = citingContrasts(counts, ofOthers);
  const all = [...topicContrasts(counts), ...platformContrasts(counts), ...ofSources];
  const names = { brand: brand.name, topics: topics.topics };
  return {
    insight: describeInsight(strongestOf(all), all.length, names),
    sourceInsight: describeInsight(strongestOf(ofSources), ofSources.length, names),
  };
}
