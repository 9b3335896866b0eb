import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Prices } from '../../platforms/prices/prices.ts';
import type { Platforms } from '../../platforms/registry.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { PlatformsService } from '../platforms/service.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import type { WizardService } from '../wizard/service.ts';

/** What reports for visitors are built from. */
export interface ReportsDeps {
  db: Db;
  config: Pick<Config, 'reports' | 'mail' | 'siteUrl' | 'port'>;
  clock: Clock;
  health: Pick<PlatformsService, 'note' | 'problemSince'>;
  jobs: JobQueue;
  rateLimiter: RateLimiter;
  log: Logger;
  mailer: Mailer;
  platforms: Platforms;
  prices: Prices;
  suggestions: Pick<SuggestionsService, 'aliases' | 'site'>;
  wizard: Pick<WizardService, 'prompts'>;
  /** Milliseconds before a question that failed is asked again for the first time. */
  firstRetryMs: number;
  /** Milliseconds that asking may take; what is not there by then is a failed measurement. */
  reportWithinMs: number;
}
