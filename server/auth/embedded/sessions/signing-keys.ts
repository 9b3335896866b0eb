import { eq } from 'drizzle-orm';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Db } from '../../../db/client.ts';
import type { Clock } from '../../../lib/clock.ts';
import { signingKeys } from '../schema.ts';

export interface SigningKeys {
  active: { kid: string; key: CryptoKey };
  /** The public keys, which are served to everybody. */
  jwks: { keys: JWK[] };
  /** Finds a token's public key; caches imported keys. */
  verifying: ReturnType<typeof createLocalJWKSet>;
}

/** @returns loads the keys at its first call, creating them for a new database */
export function lazySigningKeys(db: Db, clock: Clock): () => Promise<SigningKeys> {
  let loading: Promise<SigningKeys> | undefined;
  return () => {
    loading ??= load(db, clock).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function load(db: Db, clock: Clock): Promise<SigningKeys> {
  const stored = await db.select().from(signingKeys).where(eq(signingKeys.active, true));
  if (stored.length === 0) await createKey(db, clock);
  const all = await db.select().from(signingKeys);
  const active = all.find((row) => row.active);
  if (!active) throw new Error('There is no active signing key.');
  const key = await importJWK(active.privateJwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('The active signing key is not an EC key.');
  const jwks = { keys: all.map((row) => publicHalf(row.kid, row.privateJwk)) };
  return { active: { kid: active.kid, key }, jwks, verifying: createLocalJWKSet(jwks) };
}

/** When two servers start together, both use the key that was stored first. */
async function createKey(db: Db, clock: Clock): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(privateJwk);
  await db
    .insert(signingKeys)
    .values({ kid, privateJwk, active: true, createdAt: clock() })
    .onConflictDoNothing();
}

/** Selects members by name, so that no private one can leak. */
function publicHalf(kid: string, { kty, crv, x, y }: JWK): JWK {
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
}
