import type { Config } from '../../config/config.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { AskingDeps } from '../../platforms/asking/ask-platform.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import type { WizardService } from '../wizard/service.ts';

/** What reports for visitors need. */
export interface ReportsDeps extends AskingDeps {
  config: Pick<Config, 'reports' | 'mail' | 'siteUrl' | 'port'>;
  clock: Clock;
  jobs: JobQueue;
  rateLimiter: RateLimiter;
  mailer: Mailer;
  suggestions: Pick<SuggestionsService, 'aliases' | 'site'>;
  wizard: Pick<WizardService, 'prompts'>;
  /** Milliseconds that asking may take; missing answers are failed measurements. */
  reportWithinMs: number;
}
