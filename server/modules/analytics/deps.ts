import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { ActionCenterService } from '../action-center/service.ts';
import type { BrandsService } from '../brands/service.ts';

export interface AnalyticsDeps {
  db: Db;
  config: Pick<Config, 'google' | 'visitRetentionDays'>;
  accounts: AccountsService;
  actionCenter: ActionCenterService;
  brands: BrandsService;
  rateLimiter: RateLimiter;
  secrets: Secrets;
  jobs: JobQueue;
  clock: Clock;
}
