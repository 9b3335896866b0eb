import { z } from 'zod';
import { byUser, type Get, success, topicId } from '../../http/rest/route.ts';
import { type PageQuery, pageQuery, replySeries } from '../../http/rest/series-reply.ts';
import { compareDays, includesDay } from '../../lib/days.ts';
import type { Series } from '../../lib/series-page.ts';
import type { AccountMetrics } from './account-metrics.ts';
import type { TopicMetrics } from './topic-metrics.ts';

const byDay = byUser.extend({ topic_id: topicId.optional(), ...pageQuery });
const sentimentByDay = byUser.extend({
  ...pageQuery,
  type: z.literal('sentiment', {
    error: (issue) => (issue.input === undefined ? 'is missing.' : 'must be sentiment.'),
  }),
});

/** The spec's routes of section 7 for impressions, sentiment, competitors, sources and prompts. */
export function visibilityRoutes(get: Get): void {
  const getMetrics = <Query extends { user_id: string }>(
    path: string,
    schema: z.ZodType<Query>,
    handle: (metrics: AccountMetrics, query: Query) => Promise<unknown>,
  ) =>
    get(path, schema, async ({ viewer, services, query }) =>
      handle(await services.visibility.metrics(viewer, query.user_id), query),
    );

  getMetrics('impressions', byUser, async (metrics) =>
    success({
      by_topic: await byTopic(metrics, (topic) => topic.impressions()),
      overall: { impressions: await metrics.overview.impressions() },
    }),
  );

  getMetrics('sentiment', byUser, async (metrics) =>
    success(
      await byTopic(metrics, async (topic) => {
        const { score, mentions, analyzed } = await topic.sentimentScore();
        return { sentiment: score, mentions, analyzed };
      }),
    ),
  );

  getMetrics('competitors', byUser, async (metrics) =>
    success({
      by_topic: await byTopic(metrics, async (topic) => {
        const { companyRank, rankings } = await topic.ranking();
        return {
          company_rank: companyRank,
          rankings: rankings.map(({ name, mentions, rank, logoUrl }) => ({
            name,
            count: mentions,
            rank,
            logo_url: logoUrl,
          })),
        };
      }),
    }),
  );

  getMetrics('sources', byUser, async (metrics) =>
    success({
      by_topic: await byTopic(metrics, async (topic) =>
        (await topic.sources()).map(({ url, mentions }) => ({ url, count: mentions })),
      ),
    }),
  );

  const getSeries = <Query extends { user_id: string } & PageQuery, Point>(
    path: string,
    schema: z.ZodType<Query>,
    order: 'ascending' | 'descending',
    open: (metrics: AccountMetrics, query: Query) => Promise<Series<Point>> | Series<Point>,
  ) =>
    getMetrics(path, schema, async (metrics, query) => replySeries(await open(metrics, query), query, order));

  getSeries('impression-details', byDay, 'ascending', (metrics, { topic_id }) =>
    seriesByTopic(metrics, topic_id, (topic) => topic.dailyImpressions()),
  );

  getSeries('time-series', sentimentByDay, 'ascending', (metrics) =>
    seriesByTopic(metrics, undefined, (topic) => topic.sentimentScores()),
  );

  getSeries('time-series/sources', byDay, 'ascending', (metrics, { topic_id }) =>
    metrics.sourceSeries(topic_id),
  );

  getSeries('time-series/competitors', byDay, 'ascending', (metrics, { topic_id }) =>
    metrics.companySeries(topic_id),
  );

  getSeries('get-prompts', byUser.extend(pageQuery), 'descending', (metrics) => metrics.promptSeries());
}

/** A value for each topic, the aggregate topic included. */
async function byTopic<Value>(
  metrics: AccountMetrics,
  read: (topic: TopicMetrics) => Promise<Value>,
): Promise<Record<string, Value>> {
  const topics = [metrics.overview, ...metrics.ofTopics(null)];
  const entries = topics.map(async (each) => [each.topic.id, await read(each)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Points of one topic or of all but the aggregate one, read from the rollups at once. */
async function seriesByTopic<Point extends { date: string }>(
  metrics: AccountMetrics,
  topicId: string | undefined,
  read: (topic: TopicMetrics) => Promise<Point[]>,
): Promise<Series<Point & { user_id: string; topic_id: string }>> {
  const topics = metrics.ofTopics(null).filter(({ topic }) => topicId === undefined || topic.id === topicId);
  const user_id = metrics.account.userId;
  const points = await Promise.all(
    topics.map(async (each) =>
      (await read(each)).map((point) => ({ user_id, topic_id: each.topic.id, ...point })),
    ),
  );
  const byDay = Map.groupBy(points.flat(), ({ date }) => date);
  const days = [...byDay.keys()].sort((a, b) => compareDays(b, a));
  return {
    covered: { from: days.at(-1) ?? null, to: days[0] ?? null },
    read: async ({ skip, limit, ...range }) =>
      days
        .filter((day) => includesDay(range, day))
        .flatMap((day) => byDay.get(day) ?? [])
        .slice(skip, skip + limit),
    dayOf: ({ date }) => date,
  };
}
