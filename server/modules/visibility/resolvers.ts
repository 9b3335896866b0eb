import type { Complete } from '../../graphql/complete.ts';
import type {
  DashboardResolvers,
  QueryResolvers,
  SentimentResolvers,
  TopicCompetitorsResolvers,
  TopicDashboardResolvers,
  TopicImpressionsResolvers,
  TopicMetricsResolvers,
  TopicSentimentResolvers,
  TopicSourcesResolvers,
  VisibilityResolvers,
} from '../../graphql/resolvers.generated.ts';
import { type RequestContext, requireViewer } from '../../http/request-context.ts';
import type { AccountMetrics, TopicPage } from './account-metrics.ts';
import type { MetricsFilter } from './metrics-query.ts';
import type { Sentiment, TopicMetrics, Visibility } from './topic-metrics.ts';

interface MetricsArgs {
  userId?: string | null;
  filter?: MetricsFilter | null;
}

const metricsOf = (context: RequestContext, { userId, filter }: MetricsArgs) =>
  context.services.visibility.metrics(requireViewer(context), userId, filter);

const ofTopics: NonNullable<QueryResolvers['impressions']> = async (_root, args, context) =>
  (await metricsOf(context, args)).ofTopics(args.topicIds);

export const visibilityQueries = {
  dashboard: (_root, args, context) => metricsOf(context, args),
  async topicDashboard(_root, { slug, ...args }, context) {
    const metrics = await metricsOf(context, args);
    const topic = metrics.topics.topics.find((candidate) => candidate.slug === slug);
    return topic ? { metrics, topic } : null;
  },
  impressions: ofTopics,
  sentiment: ofTopics,
  competitors: ofTopics,
  sources: ofTopics,
  prompts: async (_root, args, context) => (await metricsOf(context, args)).prompts(),
} satisfies QueryResolvers;

const dashboard: Complete<DashboardResolvers, Pick<AccountMetrics, 'brand' | 'range'>> = {
  userId: ({ account }) => account.userId,
  simulated: ({ account }) => account.simulated,
  metrics: (metrics) => metrics.overview,
  topicBreakdown: (metrics) => metrics.breakdown(),
  availablePlatforms: (metrics) => metrics.platforms(),
};

const topicDashboard: Complete<TopicDashboardResolvers, Pick<TopicPage, 'topic'>> = {
  userId: ({ metrics }) => metrics.account.userId,
  simulated: ({ metrics }) => metrics.account.simulated,
  brand: ({ metrics }) => metrics.brand,
  range: ({ metrics }) => metrics.range,
  metrics: ({ metrics, topic }) => metrics.of(topic),
  availablePlatforms: ({ metrics }) => metrics.platforms(),
};

const topicMetrics: Complete<TopicMetricsResolvers, Pick<TopicMetrics, 'id' | 'range'>> = {
  previous: (metrics, _args, { shared }) => (shared?.compare === false ? null : metrics.previous()),
  visibility: (metrics) => metrics.visibility(),
  impressionHistory: (metrics) => metrics.impressionHistory(),
  sentiment: (metrics) => metrics.sentiment(),
  sentimentHistory: (metrics) => metrics.sentimentHistory(),
  competitors: (metrics, { window }) => metrics.ranking(window),
  sources: (metrics, { window }) => metrics.sources(window),
  platforms: (metrics) => metrics.platforms(),
  answers: (metrics) => metrics.answers(),
  failed: (metrics) => metrics.failed(),
  citationRate: (metrics) => metrics.citationRate(),
};

const visibility: Complete<VisibilityResolvers, Visibility> = { change: ({ readChange }) => readChange() };
const sentiment: Complete<SentimentResolvers, Sentiment> = { change: ({ readChange }) => readChange() };

const topicImpressions: Complete<TopicImpressionsResolvers, Pick<TopicMetrics, 'topic'>> = {
  visibility: (metrics) => metrics.visibility(),
  history: (metrics) => metrics.impressionHistory(),
};

const topicSentiment: Complete<TopicSentimentResolvers, Pick<TopicMetrics, 'topic'>> = {
  sentiment: (metrics) => metrics.sentiment(),
  history: (metrics) => metrics.sentimentHistory(),
};

const topicCompetitors: Complete<TopicCompetitorsResolvers, Pick<TopicMetrics, 'topic'>> = {
  ranking: (metrics) => metrics.ranking(),
};

const topicSources: Complete<TopicSourcesResolvers, Pick<TopicMetrics, 'topic'>> = {
  sources: (metrics) => metrics.sources(),
};

export const visibilityTypes = {
  Dashboard: dashboard,
  TopicDashboard: topicDashboard,
  TopicMetrics: topicMetrics,
  Visibility: visibility,
  Sentiment: sentiment,
  TopicImpressions: topicImpressions,
  TopicSentiment: topicSentiment,
  TopicCompetitors: topicCompetitors,
  TopicSources: topicSources,
};
