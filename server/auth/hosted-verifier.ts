import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { TokenVerifier } from './identity.ts';
import { createTokenCache } from './token-cache.ts';

/** Milliseconds. */
const JWKS = { cacheMaxAge: 600_000, cooldownDuration: 30_000, timeoutDuration: 5_000 };

/** For so long a token is not checked again; keys that a project takes back are noticed by JWKS.cacheMaxAge. */
const LIFE_MS = 60_000;

const claims = z.object({
  sub: z.uuid(),
  /** The keys of a project are tokens too, of the roles `anon` and `service_role`; they are nobody. */
  role: z.literal('authenticated'),
  email: z.string().max(320).default(''),
  session_id: z.string().max(100).default(''),
  /** Seconds since 1970. */
  exp: z.number(),
});

/**
 * Checks tokens of a hosted project: by its public keys, or by its shared secret where one is configured.
 * Each algorithm has its own kind of key, so a token cannot choose to be checked by another's.
 * Throws `UNAVAILABLE` when the project's keys cannot be fetched.
 */
export function hostedVerifier(hosted: NonNullable<Config['hostedAuth']>, clock: Clock): TokenVerifier {
  const issuer = `${hosted.url}/auth/v1`;
  const publicKeys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), JWKS);
  const remembered = createTokenCache(LIFE_MS);
  const secret = hosted.jwtSecret ? new TextEncoder().encode(hosted.jwtSecret) : undefined;

  const payloadOf = async (token: string): Promise<JWTPayload> => {
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
    // A hosted project's tokens are good until they end.
    forget: remembered.forget,
    known: (token) => remembered.get(token, clock()),
    async verify(token) {
      const checkedAt = clock();
      const known = remembered.get(token, checkedAt);
      if (known) return known;
      try {
        const remember = remembered.checking();
        const read = claims.safeParse(await payloadOf(token));
        if (!read.success) return null;
        const { sub, email, session_id: sessionId, exp } = read.data;
        const identity = { userId: sub, email, sessionId };
        remember(token, { identity, checkedAt, endsAt: new Date(exp * 1000) });
        return identity;
      } catch (error) {
        if (isUntrusted(error)) return null;
        throw new AppError('UNAVAILABLE', 'Sign-in cannot be checked at the moment. Please try again.');
      }
    },
  };
}

/** Whether the token is at fault, and not the way to the project's keys. */
function isUntrusted(error: unknown): boolean {
  // decodeProtectedHeader's word for what is no token at all.
  if (error instanceof TypeError && /protected header/i.test(error.message)) return true;
  if (!(error instanceof errors.JOSEError)) return false;
  // The bare class stands for an answer of the key endpoint that was not 200 or not JSON.
  return (
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}
