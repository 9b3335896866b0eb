import type { Db } from '../../db/client.ts';
import type { DateRange } from '../../lib/days.ts';
import type { ReadSlice, Series } from '../../lib/series-page.ts';
import { platformName } from '../../platforms/names.ts';
import { certaintyOfPrompt } from '../../statistics/clusters.ts';
import { rate } from '../../statistics/rates.ts';
import type { Account } from '../accounts/model.ts';
import type { Company } from '../brands/model.ts';
import type { Topic, TopicList } from '../topics/model.ts';
import { shareImpressions, visibilityStatus } from './formulas.ts';
import { comparedRanges, type MetricsQuery } from './metrics-query.ts';
import { type PromptPoint, promptSeries } from './prompt-series.ts';
import { Rollups } from './rollups.ts';
import { type CompanyPoint, companySeries } from './series-store.ts';
import { type SourcePoint, sourceSeries } from './source-series.ts';
import { TopicMetrics } from './topic-metrics.ts';

/** What metrics are computed for. */
interface MetricsSubject {
  account: Account;
  brand: Company | null;
  competitors: Company[];
  topics: TopicList;
}

/** A topic's page within its account. */
export interface TopicPage {
  metrics: AccountMetrics;
  topic: Topic;
}

/** One account's numbers for one metrics query. */
export class AccountMetrics {
  readonly account: Account;
  readonly brand: Company | null;
  readonly competitors: Company[];
  readonly topics: TopicList;
  readonly #db: Db;
  readonly #rollups: Rollups;

  constructor(db: Db, query: MetricsQuery, { account, brand, competitors, topics }: MetricsSubject) {
    this.account = account;
    this.brand = brand;
    this.competitors = competitors;
    this.topics = topics;
    this.#db = db;
    this.#rollups = new Rollups(db, query);
  }

  /** The days covered. */
  get range(): DateRange {
    return this.#rollups.query.range;
  }

  /** The days of the query; null is open. */
  get queryRange(): DateRange {
    const { from, to } = this.#rollups.query;
    return { from, to };
  }

  /** The windows that a change compares; null without two of them. */
  get comparedRanges() {
    return comparedRanges(this.#rollups.query);
  }

  get overview(): TopicMetrics {
    return this.of(this.topics.aggregate);
  }

  /** Numbers of one of the account's topics. */
  of(topic: Topic): TopicMetrics {
    return new TopicMetrics(topic, this.#rollups, this.brand?.domain ?? null);
  }

  /** Numbers of the named topics, or of all; the aggregate topic only when it is named. */
  ofTopics(topicIds: readonly string[] | null | undefined): TopicMetrics[] {
    const { aggregate, topics } = this.topics;
    const ids = topicIds && new Set(topicIds);
    const named = ids ? [aggregate, ...topics].filter(({ id }) => ids.has(id)) : topics;
    return named.map((topic) => this.of(topic));
  }

  /** Each topic's share of all impressions, largest first. */
  async breakdown() {
    const topics = this.ofTopics(null).map(async (metrics) => ({
      topic: metrics.topic,
      impressions: await metrics.impressions(),
    }));
    return shareImpressions(await Promise.all(topics));
  }

  /** Platforms with any measurement in the account, whatever the query. */
  async platforms() {
    return (await this.#rollups.measuredPlatforms()).map((key) => ({ key, name: platformName(key) }));
  }

  /** The prompts of each topic by question; topics without prompts are left out. */
  async prompts() {
    const prompts = (await this.#rollups.prompts()).map(
      ({ answers, visible, squares, singles, platforms, ...prompt }) => {
        const visibility = rate(
          visible,
          answers,
          certaintyOfPrompt(visible, answers, { squares, singles, platforms }),
        );
        return { ...prompt, visibility, visibilityStatus: visibilityStatus(visibility) };
      },
    );
    const byTopic = Map.groupBy(prompts, ({ topicId }) => topicId);
    return this.topics.topics.flatMap((topic) => {
      const prompts = byTopic.get(topic.id);
      return prompts ? [{ topic, prompts }] : [];
    });
  }

  /** Sources by day of one topic, or of all but the aggregate one. */
  sourceSeries(topicId: string | undefined): Series<SourcePoint> {
    return this.#series(sourceSeries, topicId, ({ date }) => date);
  }

  /** Companies by day of one topic, or of all but the aggregate one. */
  companySeries(topicId: string | undefined): Series<CompanyPoint> {
    return this.#series(companySeries, topicId, ({ date }) => date);
  }

  /** One point for each usable answer. */
  promptSeries(): Series<PromptPoint> {
    return this.#series(promptSeries, undefined, (point) => point.date_of_collection);
  }

  #series<Point>(
    open: (db: Db, userId: string, topicId: string | null) => ReadSlice<Point>,
    topicId: string | undefined,
    dayOf: (point: Point) => string,
  ): Series<Point> {
    const { userId } = this.account;
    return { covered: this.range, read: open(this.#db, userId, topicId ?? null), dayOf };
  }
}
