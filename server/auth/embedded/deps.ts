import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { SigningKeys } from './sessions/signing-keys.ts';

/** What every sign-in endpoint needs. */
export interface EmbeddedAuthDeps {
  config: Config;
  db: Db;
  mailer: Mailer;
  clock: Clock;
  log: FastifyBaseLogger;
  rateLimiter: RateLimiter;
  /** Drops cached tokens of a person whose sessions ended. */
  forget(userId: string): void;
  /** Mails that no reply waits for; closing the server does. */
  unawaited: Set<Promise<void>>;
  /** `iss` of the access tokens. */
  issuer: string;
  /** Never call it inside a transaction: the embedded database has one connection. */
  keys(): Promise<SigningKeys>;
}
