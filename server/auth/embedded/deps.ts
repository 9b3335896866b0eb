import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { SigningKeys } from './sessions/signing-keys.ts';

export interface EmbeddedAuthDeps {
  config: Config;
  db: Db;
  mailer: Mailer;
  clock: Clock;
  log: FastifyBaseLogger;
  rateLimiter: RateLimiter;
  /** Removes cached tokens of a user whose sessions ended. */
  forget(userId: string): void;
  /** Mails being sent in the background; closing the server waits for them. */
  pendingMails: Set<Promise<void>>;
  /** Records that a person signed in. */
  signedIn(user: { id: string; email: string }, how: string): Promise<void>;
  /** `iss` of the access tokens. */
  issuer: string;
  /** Must not be called inside a transaction: the embedded database has one connection. */
  keys(): Promise<SigningKeys>;
}
