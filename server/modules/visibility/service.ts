import type { Db } from '../../db/client.ts';
import { createRemember } from '../../lib/remember.ts';
import type { Viewer } from '../accounts/model.ts';
import { readOnce } from '../accounts/read-once.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { TopicsService } from '../topics/service.ts';
import { AccountMetrics } from './account-metrics.ts';
import { type MetricsFilter, parseFilter, resolveFilter } from './metrics-query.ts';

/** The numbers of accounts, read from the rollups. */
export interface VisibilityService {
  /**
   * The viewer's own account when `userId` is left out.
   * @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT naming the filter's field
   */
  metrics(
    viewer: Viewer,
    userId: string | null | undefined,
    filter?: MetricsFilter | null,
  ): Promise<AccountMetrics>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  topics: TopicsService;
}

/** Each holds an account's topics and companies. */
const MAX_REMEMBERED = 100;

export function createVisibilityService({ db, accounts, brands, topics }: Deps): VisibilityService {
  const read = async (viewer: Viewer, userId: string, filter: MetricsFilter) => {
    const [list, { brand, competitors }, query] = await Promise.all([
      topics.listFor(viewer, userId),
      brands.trackedFor(viewer, userId),
      resolveFilter(db, userId, filter),
    ]);
    return { query, brand, competitors, topics: list };
  };
  // An account's revision changes with its topics, companies and answers, so screens with one filter read them once.
  const remember = createRemember<Awaited<ReturnType<typeof read>>>(MAX_REMEMBERED);
  return {
    async metrics(viewer, userId, filter) {
      const parsed = parseFilter(filter);
      const account = await accounts.readable(viewer, userId);
      const key = `metrics ${account.userId} ${JSON.stringify(parsed)}`;
      return readOnce(viewer, key, async () => {
        const { query, ...lists } = await remember([key, account.revision], () =>
          read(viewer, account.userId, parsed),
        );
        return new AccountMetrics(db, query, { account, ...lists });
      });
    },
  };
}
