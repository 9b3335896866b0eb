import type { Db } from '../../server/db/client.ts';
import { AccountMetrics } from '../../server/modules/visibility/account-metrics.ts';
import { parseFilter, resolveFilter } from '../../server/modules/visibility/metrics-query.ts';
import type { Rollups } from '../../server/modules/visibility/rollups.ts';
import type { VisibilityService } from '../../server/modules/visibility/service.ts';
import { TopicMetrics } from '../../server/modules/visibility/topic-metrics.ts';
import { platformName } from '../../server/platforms/names.ts';
import type { Services } from '../../server/services.ts';
import { dayRollups } from './day-rollups.ts';

/** The same formulas on numbers that are read from day tables. */
class DayMetrics extends AccountMetrics {
  readonly #days: Rollups;

  constructor(db: Db, ...[query, subject]: AccountArgs) {
    super(db, query, subject);
    // An overview reads nothing else of them.
    this.#days = dayRollups(db, query) as Rollups;
  }

  override async platforms() {
    return (await this.#days.measuredPlatforms()).map((key) => ({ key, name: platformName(key) }));
  }

  override of(topic: TopicMetrics['topic']): TopicMetrics {
    return new TopicMetrics(topic, this.#days, this.brand?.domain ?? null);
  }
}

type AccountArgs = [
  query: ConstructorParameters<typeof AccountMetrics>[1],
  subject: ConstructorParameters<typeof AccountMetrics>[2],
];

/** The visibility service of a server that has day tables only, and remembers nothing between requests. */
export const createDayVisibility = (
  db: Db,
  { accounts, brands, topics }: Pick<Services, 'accounts' | 'brands' | 'topics'>,
): VisibilityService => ({
  async metrics(viewer, userId, filter) {
    const account = await accounts.readable(viewer, userId);
    const [list, { brand, competitors }, query] = await Promise.all([
      topics.listFor(viewer, account.userId),
      brands.trackedFor(viewer, account.userId),
      resolveFilter(db, account.userId, parseFilter(filter)),
    ]);
    return new DayMetrics(db, query, { account, brand, competitors, topics: list });
  },
});
