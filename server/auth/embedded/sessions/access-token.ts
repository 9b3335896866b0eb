import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Config } from '../../../config/config.ts';
import type { SessionRow, UserRow } from '../schema.ts';
import { appMetadata } from '../users/user-json.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Seconds. */
export const ACCESS_TOKEN_LIFE = 3600;

/**
 * `iss` of embedded tokens. Without SITE_URL it is a fixed origin rather than the request's: the same server
 * is reached as localhost, 127.0.0.1 and through a dev server, and a token must be good on all of them.
 * What ties a token to this installation is the signing key.
 */
export const embeddedIssuer = (config: Config) => `${config.siteUrl ?? 'http://localhost'}/auth/v1`;

/** Signs the access token of a session; `now` is its time of issue. */
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
    .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFE)
    .sign(keys.active.key);
}

const claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  exp: z.number(),
});

/** What an embedded access token says; whether its session still is must be asked of the database. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  endsAt: Date;
}

/** @returns null unless the token is ours, unexpired and a signed-in person's */
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
    const read = claims.safeParse(payload);
    if (!read.success) return null;
    const { sub, session_id: sessionId, exp } = read.data;
    return { userId: sub, sessionId, endsAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
