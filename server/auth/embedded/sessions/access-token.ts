import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Config } from '../../../config/config.ts';
import type { SessionRow, UserRow } from '../schema.ts';
import { appMetadata } from '../users/user-json.ts';
import type { SigningKeys } from './signing-keys.ts';

export const ACCESS_TOKEN_SECONDS = 3600;

/**
 * `iss` of embedded tokens. Without SITE_URL it is fixed, because the same server is reached as localhost, as 127.0.0.1 and
 * through a dev server. The signing key ties a token to its installation.
 */
export const embeddedIssuer = (config: Config) => `${config.siteUrl ?? 'http://localhost'}/auth/v1`;

/** @param now the time of issue */
export function signAccessToken(
  keys: SigningKeys,
  issuer: string,
  user: UserRow,
  session: SessionRow,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    email: user.email,
    phone: '',
    app_metadata: appMetadata(),
    user_metadata: user.userMetadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: Math.floor(session.createdAt.getTime() / 1000) }],
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid: keys.active.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(keys.active.key);
}

const claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  exp: z.number(),
});

/** Claims of a valid access token; its session may have ended. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** @returns null for an invalid or expired token */
export async function readAccessToken(
  keys: SigningKeys,
  issuer: string,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys.verifying, {
      algorithms: ['ES256'],
      issuer,
      audience: 'authenticated',
      requiredClaims: ['exp', 'sub', 'role', 'session_id'],
      currentDate: now,
    });
    const parsed = claims.safeParse(payload);
    if (!parsed.success) return null;
    const { sub, session_id: sessionId, exp } = parsed.data;
    return { userId: sub, sessionId, expiresAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
