import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { TokenVerifier } from './identity.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ServiceParts } from './parts.ts';

/** The present, injectable so that expiry and windows can be tested without waiting. */
export type Clock = () => Date;

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
