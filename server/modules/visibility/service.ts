import type { Db } from '../../db/client.ts';
import { type RecordsWanted, readLatest } from '../../lib/series-page.ts';
import type { Account, Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { Company } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import type { PromptGroup } from '../prompts/model.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { Topic } from '../topics/model.ts';
import type { TopicList, TopicsService } from '../topics/service.ts';
import { breakdownOf } from './formulas.ts';
import { readFilter } from './metrics-query.ts';
import type { DayRange, MetricsFilter, TopicMetrics, TopicShare } from './model.ts';
import { coveredBy } from './range.ts';
import { type MetricsLoader, openMetrics } from './rollup-loader.ts';
import { type CompanyRecord, companySeries, type SourceRecord, sourceSeries } from './series-store.ts';

/** One account's numbers for one range and platform. */
export interface AccountMetrics {
  account: Account;
  brand: Company | null;
  competitors: Company[];
  topics: TopicList;
  range: DayRange;
  loader: MetricsLoader;
  /** Numbers of one of its topics. */
  of(topic: Topic): TopicMetrics;
}

/** Reads what the rollups hold; every call checks that the viewer may see the account. */
export interface VisibilityService {
  /** @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT naming the filter's field */
  metrics(
    viewer: Viewer,
    userId: string | null | undefined,
    filter?: MetricsFilter | null,
  ): Promise<AccountMetrics>;
  /** Numbers of the named topics, or of all; the aggregate topic only when it is named. */
  topics(metrics: AccountMetrics, topicIds: readonly string[] | null | undefined): TopicMetrics[];
  breakdown(metrics: AccountMetrics): Promise<TopicShare[]>;
  /** Keys of all platforms ever asked. */
  platforms(metrics: AccountMetrics): Promise<string[]>;
  /** Sources by day of one topic, or of all but the aggregate one; the latest day first. */
  sourceSeries(
    metrics: AccountMetrics,
    topicId: string | undefined,
    wanted: RecordsWanted,
  ): Promise<SourceRecord[]>;
  /** Companies by day of one topic, or of all but the aggregate one; the latest day first. */
  companySeries(
    metrics: AccountMetrics,
    topicId: string | undefined,
    wanted: RecordsWanted,
  ): Promise<CompanyRecord[]>;
  prompts(
    viewer: Viewer,
    userId: string | null | undefined,
    filter?: MetricsFilter | null,
  ): Promise<PromptGroup[]>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  topics: TopicsService;
  prompts: PromptsService;
}

export function createVisibilityService({ db, accounts, brands, topics, prompts }: Deps): VisibilityService {
  return {
    async metrics(viewer, userId, filter) {
      const asked = readFilter(filter);
      const account = await accounts.readable(viewer, userId);
      const [list, { brand, competitors }] = await Promise.all([
        topics.list(account.userId),
        brands.tracked(account.userId),
      ]);
      const loader = await openMetrics(db, account.userId, list.aggregate.id, asked);
      const { range } = loader;
      const of = (topic: Topic) => ({ topic, brand, loader });
      return { account, brand, competitors, topics: list, range, loader, of };
    },

    topics(metrics, topicIds) {
      const { aggregate, topics: listed } = metrics.topics;
      if (!topicIds) return listed.map(metrics.of);
      const wanted = new Set(topicIds);
      return [aggregate, ...listed].filter((topic) => wanted.has(topic.id)).map(metrics.of);
    },

    async breakdown({ topics: { topics: listed }, loader }) {
      return breakdownOf(
        await Promise.all(
          listed.map(async (topic) => ({ topic, impressions: await loader.impressions(topic.id) })),
        ),
      );
    },

    sourceSeries: ({ account, range }, topicId, wanted) =>
      readLatest(wanted, range, (part) => sourceSeries(db, account.userId, topicId ?? null, part)),
    companySeries: ({ account, range }, topicId, wanted) =>
      readLatest(wanted, range, (part) => companySeries(db, account.userId, topicId ?? null, part)),
    platforms: ({ loader }) => loader.askedPlatforms(),

    async prompts(viewer, userId, filter) {
      const asked = readFilter(filter);
      const account = await accounts.readable(viewer, userId);
      const list = await topics.list(account.userId);
      const { scope } = await coveredBy(db, account.userId, list.aggregate.id, asked);
      return prompts.groups(account.userId, list, { ...scope, platform: scope.platform ?? '*' });
    },
  };
}
