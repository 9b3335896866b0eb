import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { ActionCenterService } from '../action-center/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { BriefsService } from '../briefs/service.ts';
import type { Fetching } from '../pages/fetching/fetching.ts';
import type { PagesService } from '../pages/service.ts';
import type { MailAccess } from './sending/mail-server.ts';

export interface OutreachDeps {
  db: Db;
  config: Config;
  accounts: AccountsService;
  actionCenter: ActionCenterService;
  brands: BrandsService;
  briefs: BriefsService;
  pages: PagesService;
  rateLimiter: RateLimiter;
  secrets: Secrets;
  jobs: JobQueue;
  clock: Clock;
  log: Logger;
  mailAccess: MailAccess;
  /** Stores a message in the outbox of this server instead of sending it. */
  writeToOutbox: (source: Buffer) => Promise<void>;
  /** How an account's pages are fetched. */
  fetchingFor: (userId: string) => Fetching;
  /** Its mails go to the outbox. */
  isDemoAccount: (userId: string) => boolean;
}
