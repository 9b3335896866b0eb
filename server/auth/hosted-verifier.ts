import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { TokenVerifier } from './identity.ts';
import { createTokenCache } from './token-cache.ts';

/** Milliseconds. */
const JWKS = { cacheMaxAge: 600_000, cooldownDuration: 30_000, timeoutDuration: 5_000 };

/** How long a verified token is cached; revoked keys are noticed after JWKS.cacheMaxAge. */
const CACHE_MS = 60_000;

const claims = z.object({
  sub: z.uuid(),
  /** A project's keys are tokens too, of the roles `anon` and `service_role`; they are refused. */
  role: z.literal('authenticated'),
  email: z.string().max(320).default(''),
  session_id: z.string().max(100).default(''),
  /** Seconds since 1970. */
  exp: z.number(),
});

/**
 * Verifies tokens of a hosted project by its public keys, or by its shared secret if configured. Each algorithm has its own
 * kind of key, so that a token cannot be verified with another algorithm's. Throws `UNAVAILABLE` when the keys cannot be
 * fetched.
 */
export function hostedVerifier(hosted: NonNullable<Config['hostedAuth']>, clock: Clock): TokenVerifier {
  const issuer = `${hosted.url}/auth/v1`;
  const publicKeys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), JWKS);
  const cache = createTokenCache(CACHE_MS);
  const secret = hosted.jwtSecret ? new TextEncoder().encode(hosted.jwtSecret) : undefined;

  const verifySignature = async (token: string): Promise<JWTPayload> => {
    const expected = {
      issuer,
      audience: 'authenticated',
      requiredClaims: ['exp', 'sub', 'role'],
      currentDate: clock(),
    };
    const { payload } =
      secret && decodeProtectedHeader(token).alg === 'HS256'
        ? await jwtVerify(token, secret, { ...expected, algorithms: ['HS256'] })
        : await jwtVerify(token, publicKeys, { ...expected, algorithms: ['ES256', 'RS256'] });
    return payload;
  };

  return {
    forget: cache.forget,
    known: (token) => cache.get(token, clock()),
    async verify(token) {
      const checkedAt = clock();
      const cached = cache.get(token, checkedAt);
      if (cached) return cached;
      try {
        const store = cache.beginCheck();
        const parsed = claims.safeParse(await verifySignature(token));
        if (!parsed.success) return null;
        const { sub, email, session_id: sessionId, exp } = parsed.data;
        const identity = { userId: sub, email, sessionId };
        store(token, { identity, checkedAt, expiresAt: new Date(exp * 1000) });
        return identity;
      } catch (error) {
        if (isUntrusted(error)) return null;
        throw new AppError('UNAVAILABLE', 'Sign-in cannot be checked at the moment. Please try again.');
      }
    },
  };
}

/** Whether the token is invalid, as opposed to keys that cannot be fetched. */
function isUntrusted(error: unknown): boolean {
  // decodeProtectedHeader's error for a malformed token.
  if (error instanceof TypeError && /protected header/i.test(error.message)) return true;
  if (!(error instanceof errors.JOSEError)) return false;
  // The base class: the key endpoint's reply was not 200 or not JSON.
  return (
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}
