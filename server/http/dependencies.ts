import type { Logger } from 'pino';
import type { TokenVerifier } from '../auth/identity.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ServiceParts } from '../process/infrastructure.ts';

/** Everything the application is built from; main.ts opens it, tests replace parts of it. */
export interface Dependencies extends Partial<Omit<ServiceParts, 'clock' | 'log'>> {
  config: Config;
  database: Database;
  verifier: TokenVerifier;
  mailer: Mailer;
  clock: Clock;
  log: Logger;
  /** The sample accounts can be signed in to; the sign-in page then offers them. */
  demo?: boolean;
}
