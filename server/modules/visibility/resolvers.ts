import type { Complete } from '../../graphql/complete.ts';
import type {
  DashboardResolvers,
  QueryResolvers,
  TopicCompetitorsResolvers,
  TopicDashboardResolvers,
  TopicImpressionsResolvers,
  TopicMetricsResolvers,
  TopicSentimentResolvers,
  TopicSourcesResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import { impressionHistory, rankingOf, sourcesOf, visibilityOf } from './formulas.ts';
import type { TopicMetrics, TopicPage } from './model.ts';
import { sentimentHistory, sentimentOf, sentimentRows } from './sentiment.ts';
import type { AccountMetrics } from './service.ts';
import { citationRate, failedOf, platformsOf, usableOf } from './totals.ts';

const perTopic: NonNullable<QueryResolvers['impressions']> = async (
  _root,
  { userId, topicIds, filter },
  context,
) => {
  const { visibility } = context.services;
  return visibility.topics(await visibility.metrics(requireViewer(context), userId, filter), topicIds);
};

export const visibilityQueries = {
  dashboard: (_root, { userId, filter }, context) =>
    context.services.visibility.metrics(requireViewer(context), userId, filter),

  async topicDashboard(_root, { userId, slug, filter }, context) {
    const metrics = await context.services.visibility.metrics(requireViewer(context), userId, filter);
    const topic = metrics.topics.topics.find((candidate) => candidate.slug === slug);
    return topic ? { metrics, topic } : null;
  },

  impressions: perTopic,
  sentiment: perTopic,
  competitors: perTopic,
  sources: perTopic,
} satisfies QueryResolvers;

const platform = (key: string) => ({ key, name: platformName(key) });

const dashboard: Complete<DashboardResolvers, AccountMetrics> = {
  userId: ({ account }) => account.userId,
  simulated: ({ account }) => account.simulated,
  metrics: (metrics) => metrics.of(metrics.topics.aggregate),
  topicBreakdown: (metrics, _args, { services }) => services.visibility.breakdown(metrics),
  availablePlatforms: async (metrics, _args, { services }) =>
    (await services.visibility.platforms(metrics)).map(platform),
};

const topicDashboard: Complete<TopicDashboardResolvers, Pick<TopicPage, 'topic'>> = {
  userId: ({ metrics }) => metrics.account.userId,
  simulated: ({ metrics }) => metrics.account.simulated,
  brand: ({ metrics }) => metrics.brand,
  range: ({ metrics }) => metrics.range,
  metrics: ({ metrics, topic }) => metrics.of(topic),
  availablePlatforms: async ({ metrics }, _args, { services }) =>
    (await services.visibility.platforms(metrics)).map(platform),
};

const days = ({ loader, topic }: TopicMetrics) => loader.days(topic.id);
const compared = ({ loader, topic }: TopicMetrics) => loader.comparedDays(topic.id);
const visibility = async (metrics: TopicMetrics) =>
  visibilityOf(metrics.topic, await days(metrics), await compared(metrics));
const impressions = async (metrics: TopicMetrics) => impressionHistory(metrics.topic, await days(metrics));
const sentiment = async ({ loader, topic }: TopicMetrics) =>
  sentimentOf(await sentimentRows(loader, topic.id));
const sentiments = async (metrics: TopicMetrics) => sentimentHistory(await days(metrics));
const ranking = async ({ loader, topic }: TopicMetrics, window: 'ALL' | 'MONTH' | 'WEEK') =>
  rankingOf(await loader.companies(topic.id, window));
const sources = async ({ loader, topic, brand }: TopicMetrics, window: 'ALL' | 'MONTH' | 'WEEK') =>
  sourcesOf(await loader.sources(topic.id, window), brand);

const topicMetrics: Complete<TopicMetricsResolvers, TopicMetrics> = {
  id: ({ topic, loader }) => `${topic.id}:${loader.key}`,
  range: ({ loader }) => loader.range,
  async previous({ topic, brand, loader }) {
    const before = await loader.previous();
    return before && { topic, brand, loader: before };
  },
  visibility,
  sentiment,
  impressionHistory: impressions,
  sentimentHistory: sentiments,
  competitors: (metrics, { window }) => ranking(metrics, window),
  sources: (metrics, { window }) => sources(metrics, window),
  platforms: async ({ loader, topic }) => platformsOf(await loader.platforms(topic.id)),
  answers: async (metrics) => usableOf(await days(metrics)),
  failed: async (metrics) => failedOf(await days(metrics)),
  citationRate: async (metrics) => citationRate(await days(metrics)),
};

const topicImpressions: Complete<TopicImpressionsResolvers, TopicMetrics> = {
  visibility,
  history: impressions,
};
const topicSentiment: Complete<TopicSentimentResolvers, TopicMetrics> = { sentiment, history: sentiments };
const topicCompetitors: Complete<TopicCompetitorsResolvers, TopicMetrics> = {
  ranking: (metrics) => ranking(metrics, 'ALL'),
};
const topicSources: Complete<TopicSourcesResolvers, TopicMetrics> = {
  sources: (metrics) => sources(metrics, 'ALL'),
};

export const visibilityTypes = {
  Dashboard: dashboard,
  TopicDashboard: topicDashboard,
  TopicMetrics: topicMetrics,
  TopicImpressions: topicImpressions,
  TopicSentiment: topicSentiment,
  TopicCompetitors: topicCompetitors,
  TopicSources: topicSources,
};
