import { z } from 'zod';
import { byUser, byUserAndTopic, type Get, success } from '../../rest/route.ts';
import { rankingOf, sum } from './metrics.ts';
import { sentimentHistory, sentimentOf, sentimentRows } from './sentiment.ts';
import type { AccountMetrics } from './service.ts';

const sentimentSeries = byUser.extend({
  type: z.literal('sentiment', {
    error: (issue) => (issue.input === undefined ? 'is missing.' : 'must be sentiment.'),
  }),
});

/** The spec's routes of section 7 for impressions, sentiment, competitors and sources. */
export function visibilityRoutes(get: Get): void {
  get('impressions', byUser, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    const total = async (id: string) => sum(await metrics.loader.days(id), (day) => day.impressions);
    return success({
      by_topic: await everyTopic(metrics, total),
      overall: { impressions: await total(metrics.topics.aggregate.id) },
    });
  });

  get('sentiment', byUser, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    return success(
      await everyTopic(metrics, async (id) => {
        const { score, mentions, analyzed } = sentimentOf(await sentimentRows(metrics.loader, id));
        return { sentiment: score, mentions, analyzed };
      }),
    );
  });

  get('competitors', byUser, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    return success({
      by_topic: await everyTopic(metrics, async (id) => {
        const { companyRank, rankings } = rankingOf(await metrics.loader.companies(id, 'ALL'));
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
    });
  });

  get('sources', byUser, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    return success({
      by_topic: await everyTopic(metrics, async (id) =>
        (await metrics.loader.sources(id, 'ALL')).map(({ url, mentions }) => ({ url, count: mentions })),
      ),
    });
  });

  get('impression-details', byUserAndTopic, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    return success(
      await perDay(metrics, query.topic_id, async (topicId) =>
        (await metrics.loader.days(topicId)).map(({ day, impressions }) => ({ date: day, impressions })),
      ),
    );
  });

  get('time-series', sentimentSeries, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    return success(
      await perDay(metrics, undefined, async (topicId) =>
        sentimentHistory(await metrics.loader.days(topicId))
          .filter((point) => point.sentiment !== null)
          .map(({ date, sentiment }) => ({ date, sentiment })),
      ),
    );
  });

  get('time-series/sources', byUserAndTopic, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    return success(await services.visibility.sourceSeries(metrics, query.topic_id));
  });

  get('time-series/competitors', byUserAndTopic, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    return success(await services.visibility.companySeries(metrics, query.topic_id));
  });
}

/** One entry a topic, the aggregate topic among them. */
async function everyTopic<Value>(
  { topics: { aggregate, topics } }: AccountMetrics,
  read: (topicId: string) => Promise<Value>,
): Promise<Record<string, Value>> {
  const entries = [aggregate, ...topics].map(async ({ id }) => [id, await read(id)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Records of one topic or of all but the aggregate one, ascending by date. */
async function perDay<Point extends { date: string }>(
  metrics: AccountMetrics,
  topicId: string | undefined,
  read: (topicId: string) => Promise<Point[]>,
) {
  const wanted = metrics.topics.topics.filter(({ id }) => topicId === undefined || id === topicId);
  const records = await Promise.all(
    wanted.map(async ({ id }) =>
      (await read(id)).map((point) => ({ user_id: metrics.account.userId, topic_id: id, ...point })),
    ),
  );
  return records.flat().sort((a, b) => a.date.localeCompare(b.date));
}
