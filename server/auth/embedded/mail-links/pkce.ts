import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { AuthError, invalid } from '../routes/auth-error.ts';
import { flowStates } from '../schema.ts';
import { type OpenedSession, openSession, userNotFound } from '../sessions/sessions.ts';
import { lockUser } from '../users/user-store.ts';
import { isEqual, sha256 } from './hashes.ts';
import { MAIL_TOKEN_MAX_AGE_MS } from './mail-tokens.ts';

const CODE_MAX_AGE_MS = 300_000;

/** RFC 7636: 43 to 128 unreserved characters, for the challenge and the verifier alike. */
const unreserved = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/);

export interface Challenge {
  codeChallenge: string;
  codeChallengeMethod: 's256' | 'plain';
}

/** @returns undefined for the implicit flow, which has no challenge */
export function readChallenge(body: Record<string, unknown>): Challenge | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  if (!challenge && !method) return undefined;
  if (!challenge || !method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!unreserved.safeParse(challenge).success) {
    throw invalid('code_challenge must be 43 to 128 letters, digits or any of . _ ~ -');
  }
  const name = String(method).toLowerCase();
  if (name !== 's256' && name !== 'plain') throw invalid('code_challenge_method must be s256 or plain');
  return { codeChallenge: String(challenge), codeChallengeMethod: name };
}

/** Stores a challenge until its mail's link is opened. @returns the flow's id */
export async function startFlow(db: Db, userId: string, challenge: Challenge, now: Date): Promise<string> {
  const id = randomUUID();
  const expired = new Date(now.getTime() - MAIL_TOKEN_MAX_AGE_MS - CODE_MAX_AGE_MS);
  await db.delete(flowStates).where(and(eq(flowStates.userId, userId), lt(flowStates.createdAt, expired)));
  await db.insert(flowStates).values({ id, userId, ...challenge, createdAt: now });
  return id;
}

/** @returns the code that the browser exchanges with its verifier */
export async function issueCode(tx: Db, flowId: string, now: Date): Promise<string> {
  const code = randomUUID();
  await tx
    .update(flowStates)
    .set({ codeHash: sha256(code), codeIssuedAt: now })
    .where(eq(flowStates.id, flowId));
  return code;
}

/**
 * Exchanges a code for a session, once.
 * @throws AuthError 400 `validation_failed`, `bad_code_verifier`; 404 `flow_state_not_found`; 422 `flow_state_expired`
 */
export async function exchangeCode(
  deps: EmbeddedAuthDeps,
  code: unknown,
  verifier: unknown,
): Promise<OpenedSession> {
  if (typeof code !== 'string' || !code || typeof verifier !== 'string' || !verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    // The lock makes sure that a code is exchanged once.
    const [flow] = await tx
      .select()
      .from(flowStates)
      .where(eq(flowStates.codeHash, sha256(code)))
      .for('update');
    if (!flow?.codeIssuedAt) {
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    }
    if (now.getTime() - flow.codeIssuedAt.getTime() > CODE_MAX_AGE_MS) {
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    }
    const solution = flow.codeChallengeMethod === 's256' ? sha256(verifier) : verifier;
    if (!unreserved.safeParse(verifier).success || !isEqual(solution, flow.codeChallenge)) {
      throw new AuthError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      );
    }
    await tx.delete(flowStates).where(eq(flowStates.id, flow.id));
    const user = await lockUser(tx, flow.userId);
    if (!user) throw userNotFound();
    return openSession(tx, user, 'otp', now);
  });
}
