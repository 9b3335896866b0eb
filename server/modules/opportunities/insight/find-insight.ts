import type { Db } from '../../../db/client.ts';
import type { AccountMetrics } from '../../visibility/account-metrics.ts';
import { citingContrasts, platformContrasts, strongestOf, topicContrasts } from './contrasts.ts';
import { describeInsight, type KeyInsight, NO_ANSWERS } from './sentences.ts';
import { findCitingCounts, findPromptCounts } from './store.ts';

/**
 * The strongest tested difference of the brand's mention rate.
 * @param about sources: only those between answers that cite something and answers that do not
 */
export async function findInsight(
  db: Db,
  metrics: AccountMetrics,
  about: 'everything' | 'sources',
): Promise<KeyInsight> {
  const { account, brand, topics, range } = metrics;
  const { from, to } = range;
  if (!brand || from === null || to === null) return NO_ANSWERS;
  const window = { userId: account.userId, from, to };
  const [counts, citing] = await Promise.all([findPromptCounts(db, window), findCitingCounts(db, window)]);
  const contrasts = [
    ...(about === 'everything' ? [...topicContrasts(counts), ...platformContrasts(counts)] : []),
    ...citingContrasts(counts, citing),
  ];
  return describeInsight(strongestOf(contrasts), contrasts.length, {
    brand: brand.name,
    topics: topics.topics,
    ownDomain: brand.domain,
  });
}
