import { z } from 'zod';
import { byUser, type Get, success, topicId } from '../../http/rest/route.ts';
import { after, latestLast } from '../../http/rest/series-reply.ts';
import { compareDays } from '../../lib/days.ts';
import type { RecordsWanted } from '../../lib/series-page.ts';
import { rankingOf, sum } from './formulas.ts';
import { sentimentHistory, sentimentOf, sentimentRows } from './sentiment.ts';
import type { AccountMetrics } from './service.ts';

const byDay = byUser.extend({ topic_id: topicId.optional(), after });
const sentimentSeries = byUser.extend({
  after,
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

  get('impression-details', byDay, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    const found = await perDay(metrics, query.topic_id, query.after, async (topicId) =>
      (await metrics.loader.days(topicId)).map(({ day, impressions }) => ({ date: day, impressions })),
    );
    return latestLast(found, query.after);
  });

  get('time-series', sentimentSeries, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    const found = await perDay(metrics, undefined, query.after, async (topicId) =>
      sentimentHistory(await metrics.loader.days(topicId))
        .filter((point) => point.sentiment !== null)
        .map(({ date, sentiment }) => ({ date, sentiment })),
    );
    return latestLast(found, query.after);
  });

  get('time-series/sources', byDay, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    const found = await services.visibility.sourceSeries(metrics, query.topic_id, query.after);
    return latestLast(found, query.after);
  });

  get('time-series/competitors', byDay, async ({ viewer, services, query }) => {
    const metrics = await services.visibility.metrics(viewer, query.user_id);
    const found = await services.visibility.companySeries(metrics, query.topic_id, query.after);
    return latestLast(found, query.after);
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

/** Records of one topic or of all but the aggregate one, the latest day first. */
async function perDay<Point extends { date: string }>(
  metrics: AccountMetrics,
  topicId: string | undefined,
  { day, skip, limit }: RecordsWanted,
  read: (topicId: string) => Promise<Point[]>,
) {
  const listed = metrics.topics.topics.filter(({ id }) => topicId === undefined || id === topicId);
  const records = await Promise.all(
    listed.map(async ({ id }) =>
      (await read(id)).map((point) => ({ user_id: metrics.account.userId, topic_id: id, ...point })),
    ),
  );
  return records
    .flat()
    .filter(({ date }) => day === null || date <= day)
    .sort((a, b) => compareDays(b.date, a.date))
    .slice(skip, skip + limit);
}
