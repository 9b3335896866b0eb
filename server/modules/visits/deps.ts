import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { RangesService } from './ranges/service.ts';

export interface VisitsDeps {
  db: Db;
  config: Pick<Config, 'visitRetentionDays' | 'agentRangesRefresh'>;
  accounts: AccountsService;
  brands: BrandsService;
  rateLimiter: RateLimiter;
  jobs: JobQueue;
  clock: Clock;
  log: Logger;
  ranges: RangesService;
  /** Called when visits of agents were counted. */
  visitsCounted: (userId: string) => Promise<void>;
}
