import { z } from 'zod';
import { byUser, type Get, success, topicId } from '../../http/rest/route.ts';
import { after, replyAscending, replyDescending } from '../../http/rest/series-reply.ts';
import { compareDays } from '../../lib/days.ts';
import type { SeriesCursor } from '../../lib/series-page.ts';
import type { AccountMetrics } from './account-metrics.ts';
import type { TopicMetrics } from './topic-metrics.ts';

const byDay = byUser.extend({ topic_id: topicId.optional(), after });
const sentimentByDay = byUser.extend({
  after,
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
        const { score, mentions, analyzed } = await topic.sentiment();
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

  getMetrics('impression-details', byDay, async (metrics, { topic_id, after }) =>
    replyAscending(await pointsByDay(metrics, topic_id, after, (topic) => topic.dailyImpressions()), after),
  );

  getMetrics('time-series', sentimentByDay, async (metrics, { after }) => {
    const points = await pointsByDay(metrics, undefined, after, async (topic) =>
      (await topic.sentimentHistory())
        .filter(({ sentiment }) => sentiment !== null)
        .map(({ date, sentiment }) => ({ date, sentiment })),
    );
    return replyAscending(points, after);
  });

  getMetrics('time-series/sources', byDay, async (metrics, { topic_id, after }) =>
    replyAscending(await metrics.sourceSeries(topic_id, after), after),
  );

  getMetrics('time-series/competitors', byDay, async (metrics, { topic_id, after }) =>
    replyAscending(await metrics.companySeries(topic_id, after), after),
  );

  getMetrics('get-prompts', byUser.extend({ after }), async (metrics, { after }) =>
    replyDescending(await metrics.promptSeries(after), after, (point) => point.date_of_collection),
  );
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

/** Points of one topic or of all but the aggregate one, the latest day first. */
async function pointsByDay<Point extends { date: string }>(
  metrics: AccountMetrics,
  topicId: string | undefined,
  { day, skip, limit }: SeriesCursor,
  read: (topic: TopicMetrics) => Promise<Point[]>,
) {
  const topics = metrics.ofTopics(null).filter(({ topic }) => topicId === undefined || topic.id === topicId);
  const points = await Promise.all(
    topics.map(async (each) =>
      (await read(each)).map((point) => ({
        user_id: metrics.account.userId,
        topic_id: each.topic.id,
        ...point,
      })),
    ),
  );
  return points
    .flat()
    .filter(({ date }) => day === null || date <= day)
    .sort((a, b) => compareDays(b.date, a.date))
    .slice(skip, skip + limit);
}
