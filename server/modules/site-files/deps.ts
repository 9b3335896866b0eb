import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { Fetching } from '../pages/fetching/fetching.ts';

export interface SiteFilesDeps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  rateLimiter: RateLimiter;
  jobs: JobQueue;
  clock: Clock;
  log: Logger;
  /** How an account's site is fetched. */
  fetchingFor: (userId: string) => Fetching;
  isDemoAccount: (userId: string) => boolean;
}
