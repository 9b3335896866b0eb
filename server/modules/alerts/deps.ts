import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { ChangesService } from '../changes/service.ts';
import type { MetricsTableService } from '../metrics-table/service.ts';
import type { NotesService } from '../notes/service.ts';
import type { PeopleService } from '../people/service.ts';
import type { PicturesService } from '../pictures/service.ts';
import type { PromptPageService } from '../prompt-page/service.ts';
import type { TopicsService } from '../topics/service.ts';
import type { VisibilityService } from '../visibility/service.ts';

export interface AlertsDeps {
  db: Db;
  config: Pick<Config, 'siteUrl' | 'port' | 'webhookPrivate' | 'alertDelayMs'>;
  accounts: AccountsService;
  brands: BrandsService;
  changes: ChangesService;
  metricsTable: MetricsTableService;
  notes: NotesService;
  people: PeopleService;
  pictures: PicturesService;
  promptPage: PromptPageService;
  topics: TopicsService;
  visibility: VisibilityService;
  rateLimiter: RateLimiter;
  /** The mails of a demo account never leave this server. */
  mailerFor: (userId: string) => Mailer;
  jobs: JobQueue;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
}
