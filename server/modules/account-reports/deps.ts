import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AnswerListService } from '../answers/list/service.ts';
import type { ChangesService } from '../changes/service.ts';
import type { GapsService } from '../gaps/service.ts';
import type { MetricsTableService } from '../metrics-table/service.ts';
import type { OpportunitiesService } from '../opportunities/service.ts';
import type { ViewReader } from '../share-links/view-reader.ts';
import type { VisibilityService } from '../visibility/service.ts';

/** Whose figures a report shows. */
export interface ContentDeps {
  accounts: AccountsService;
  answerList: AnswerListService;
  changes: ChangesService;
  gaps: GapsService;
  metricsTable: MetricsTableService;
  opportunities: OpportunitiesService;
  visibility: VisibilityService;
  /** Reads what a sent view shows. */
  views: ViewReader;
  clock: Clock;
}

export interface AccountReportsDeps extends ContentDeps {
  db: Db;
  config: Pick<Config, 'siteUrl' | 'port'>;
  jobs: JobQueue;
  rateLimiter: RateLimiter;
  /** The mails of a demo account never leave this server. */
  mailerFor: (userId: string) => Mailer;
  log: Pick<Logger, 'warn' | 'error'>;
}
