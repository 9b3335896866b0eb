import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput } from '../../errors.ts';
import type { Account, Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { Company } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import type { PromptGroup } from '../prompts/model.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { Topic } from '../topics/model.ts';
import type { TopicList, TopicsService } from '../topics/service.ts';
import { isDay } from './days.ts';
import { createMetricsLoader, type MetricsLoader } from './loader.ts';
import { breakdownOf } from './metrics.ts';
import type { DayRange, MetricsFilter, TopicMetrics, TopicShare } from './model.ts';
import { type CompanyRecord, companySeries, type SourceRecord, sourceSeries } from './series-store.ts';
import { collectedRange, platformsOf } from './store.ts';

/** One account's numbers for one range and platform. */
export interface AccountMetrics {
  account: Account;
  brand: Company | null;
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
  /** Sources by day of one topic, or of all but the aggregate one. */
  sourceSeries(metrics: AccountMetrics, topicId: string | undefined): Promise<SourceRecord[]>;
  /** Companies by day of one topic, or of all but the aggregate one. */
  companySeries(metrics: AccountMetrics, topicId: string | undefined): Promise<CompanyRecord[]>;
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

const day = z.string().refine(isDay, 'must be a day such as 2025-05-24.');
const filterSchema = z
  .object({
    from: day.nullish(),
    to: day.nullish(),
    platform: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be a platform’s key such as chatgpt.')
      .nullish(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['from'],
    message: 'must not be after `to`.',
  });

/** @throws BAD_USER_INPUT naming the field */
function cleanFilter(filter: MetricsFilter | null | undefined) {
  const parsed = filterSchema.safeParse(filter ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? 'filter';
    throw badInput(field, `${field} ${issue?.message ?? 'is not usable.'}`);
  }
  const { from, to, platform } = parsed.data;
  return { from: from ?? null, to: to ?? null, platform: platform ?? null };
}

export function createVisibilityService({ db, accounts, brands, topics, prompts }: Deps): VisibilityService {
  return {
    async metrics(viewer, userId, filter) {
      const { platform, ...asked } = cleanFilter(filter);
      const account = await accounts.readable(viewer, userId);
      const [list, { brand }] = await Promise.all([
        topics.list(account.userId),
        brands.tracked(account.userId),
      ]);
      const scope = { userId: account.userId, ...asked, platform };
      const collected = await collectedRange(db, scope, list.aggregate.id);
      const range = { from: asked.from ?? collected.from, to: asked.to ?? collected.to };
      const loader = createMetricsLoader(db, scope, range, collected.to);
      return { account, brand, topics: list, range, loader, of: (topic) => ({ topic, brand, loader }) };
    },

    topics(metrics, topicIds) {
      const { aggregate, topics: listed } = metrics.topics;
      if (!topicIds) return listed.map(metrics.of);
      const wanted = new Set(topicIds);
      return [aggregate, ...listed].filter((topic) => wanted.has(topic.id)).map(metrics.of);
    },

    async breakdown({ topics: { topics: listed }, loader }) {
      return breakdownOf(
        await Promise.all(listed.map(async (topic) => ({ topic, days: await loader.days(topic.id) }))),
      );
    },

    sourceSeries: ({ account }, topicId) => sourceSeries(db, account.userId, topicId ?? null),
    companySeries: ({ account }, topicId) => companySeries(db, account.userId, topicId ?? null),
    platforms: ({ account, topics: { aggregate } }) => platformsOf(db, account.userId, aggregate.id),

    async prompts(viewer, userId, filter) {
      const { from, to, platform } = cleanFilter(filter);
      const account = await accounts.readable(viewer, userId);
      return prompts.groups(account.userId, await topics.list(account.userId), {
        from,
        to,
        platform: platform ?? '*',
      });
    },
  };
}
