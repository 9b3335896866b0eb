import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Clock } from '../dependencies.ts';
import { AppError } from '../errors.ts';
import type { TokenVerifier } from '../identity.ts';

/** Milliseconds. */
const JWKS = { cacheMaxAge: 600_000, cooldownDuration: 30_000, timeoutDuration: 5_000 };

const claims = z.object({
  sub: z.uuid(),
  /** The keys of a project are tokens too, of the roles `anon` and `service_role`; they are nobody. */
  role: z.literal('authenticated'),
  email: z.string().max(320).default(''),
  session_id: z.string().max(100).default(''),
});

/**
 * Checks tokens of a hosted project: by its public keys, or by its shared secret where one is configured.
 * Each algorithm has its own kind of key, so a token cannot choose to be checked by another's.
 * Throws `UNAVAILABLE` when the project's keys cannot be fetched.
 */
export function hostedVerifier(hosted: NonNullable<Config['hostedAuth']>, clock: Clock): TokenVerifier {
  const issuer = `${hosted.url}/auth/v1`;
  const publicKeys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), JWKS);
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
    // Nothing is remembered: a hosted project's tokens are good until they end.
    forget: () => {},
    async verify(token) {
      try {
        const read = claims.safeParse(await payloadOf(token));
        if (!read.success) return null;
        return { userId: read.data.sub, email: read.data.email, sessionId: read.data.session_id };
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
