import type { Viewer } from '../../accounts/model.ts';
import { allCompanies } from '../../brands/model.ts';
import type { RankedCompany } from '../../reports/content/model.ts';
import type { AccountMetrics } from '../../visibility/account-metrics.ts';
import type { TopicMetrics } from '../../visibility/topic-metrics.ts';
import type { ContentDeps } from '../deps.ts';
import type { ContentQuery } from './query.ts';

const MAX_COMPANIES = 10;

/** The dashboard's ranking with each company's mention rate; companies that no answer names come last. */
export async function rankedCompanies(
  { metricsTable }: Pick<ContentDeps, 'metricsTable'>,
  viewer: Viewer,
  metrics: AccountMetrics,
  figures: TopicMetrics,
  { filter, topicId }: ContentQuery,
): Promise<RankedCompany[]> {
  const [{ rankings }, { rows }] = await Promise.all([
    figures.ranking(),
    metricsTable.read(viewer, { filter, topicId, bucket: 'range', by: ['company'] }),
  ]);
  const { brand, competitors } = metrics;
  const tracked = brand ? allCompanies({ brand, competitors }) : competitors;
  const unnamed = tracked
    .filter(({ id }) => rankings.every((ranked) => ranked.id !== id))
    .map(({ id, name }, index) => ({
      ...{ id, name, isBrand: id === brand?.id, rank: rankings.length + index + 1 },
      ...{ shareOfVoice: null, meanPosition: null },
    }));
  const all = [...rankings, ...unnamed].flatMap(({ id, name, isBrand, rank, shareOfVoice, meanPosition }) => {
    const rate = rows.find(({ company }) => company.id === id)?.mentionRate;
    return rate ? [{ name, isBrand, rank, mentionRate: rate, shareOfVoice, meanPosition }] : [];
  });
  return all.filter(({ isBrand }, index) => isBrand || index < MAX_COMPANIES);
}
