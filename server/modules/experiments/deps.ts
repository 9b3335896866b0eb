import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { ActionCenterService } from '../action-center/service.ts';

export interface ExperimentsDeps {
  db: Db;
  accounts: AccountsService;
  actionCenter: ActionCenterService;
  rateLimiter: RateLimiter;
  clock: Clock;
  /** Called once the results of an account's experiments are stored. */
  ended: (userId: string) => Promise<void>;
}
