import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { SigningKeys } from './signing-keys.ts';

/** What every endpoint of the surface works with. */
export interface Surface {
  config: Config;
  db: Db;
  mailer: Mailer;
  clock: Clock;
  log: FastifyBaseLogger;
  rateLimiter: RateLimiter;
  /** Makes the end of a person's sessions known at once. */
  forget(userId: string): void;
  /** Mails that no answer waits for; closing the server waits for them. */
  unawaited: Set<Promise<void>>;
  /** `iss` of the access tokens. */
  issuer: string;
  /** Never call it inside a transaction: the embedded database has one connection. */
  keys(): Promise<SigningKeys>;
}
