import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/client.ts';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { readAccessToken } from '../sessions/access-token.ts';
import { bearerOf } from '../sessions/require-session.ts';
import { findLiveSession } from '../sessions/session-store.ts';
import { RestError, toRestError } from './rest-error.ts';

/**
 * Runs statements with the database role of the request's user, so that grants and row-level security apply as on a hosted
 * project.
 * @throws RestError
 */
export async function asRoleOf<T>(
  deps: EmbeddedAuthDeps,
  request: FastifyRequest,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const userId = await userIdOf(deps, request);
  const role = userId ? 'authenticated' : 'anon';
  const claims = JSON.stringify(userId ? { sub: userId, role } : { role });
  try {
    return await deps.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('search_path', 'public', true),
        set_config('request.jwt.claims', ${claims}, true), set_config('role', ${role}, true)`);
      return work(tx);
    });
  } catch (error) {
    const restError = toRestError(error, userId !== undefined);
    throw restError.status >= 500 ? error : restError;
  }
}

/** @returns undefined for a visitor. @throws RestError 401 `PGRST301` for an invalid token */
async function userIdOf(deps: EmbeddedAuthDeps, request: FastifyRequest): Promise<string | undefined> {
  const token = bearerOf(request);
  if (!token) return undefined;
  const now = deps.clock();
  const claims = await readAccessToken(await deps.keys(), deps.issuer, token, now);
  const found = claims && (await findLiveSession(deps.db, claims.sessionId, now));
  if (!found || found.userId !== claims.userId) {
    throw new RestError(401, 'PGRST301', 'JWT is invalid, expired, or its session has ended');
  }
  return found.userId;
}
