import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import { embeddedVerifier } from './embedded-verifier.ts';
import { hostedVerifier } from './hosted-verifier.ts';
import type { TokenVerifier } from './identity.ts';

/** The verifier of the mode that the configuration asks for; nothing is fetched or read before its first use. */
export function createVerifier(parts: { config: Config; db: Db; clock: Clock }): TokenVerifier {
  const { config, db, clock } = parts;
  return config.hostedAuth ? hostedVerifier(config.hostedAuth, clock) : embeddedVerifier(config, db, clock);
}
