import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { AuthError, invalid } from '../routes/auth-error.ts';
import { type OpenedSession, openSession, userNotFound } from '../sessions/sessions.ts';
import { lockUser } from '../users/user-store.ts';
import { deleteFlow, deleteFlowsBefore, insertFlow, lockFlowByCode, setFlowCode } from './flow-store.ts';
import { isEqual, sha256 } from './hashes.ts';
import { MAIL_TOKEN_LIFE_MS } from './mail-tokens.ts';

const CODE_LIFE_MS = 300_000;

/** RFC 7636: 43 to 128 unreserved characters, for the challenge and the verifier alike. */
const unreserved = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/);

export interface Challenge {
  codeChallenge: string;
  codeChallengeMethod: 's256' | 'plain';
}

/** @returns undefined for the implicit flow, in which a client sends neither member */
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

/** Keeps a challenge until its mail link is opened. @returns the flow's id */
export async function startFlow(db: Db, userId: string, challenge: Challenge, now: Date): Promise<string> {
  const id = randomUUID();
  await deleteFlowsBefore(db, userId, new Date(now.getTime() - MAIL_TOKEN_LIFE_MS - CODE_LIFE_MS));
  await insertFlow(db, { id, userId, ...challenge, createdAt: now });
  return id;
}

/** @returns the code that the browser exchanges with its verifier */
export async function issueCode(tx: Db, flowId: string, now: Date): Promise<string> {
  const code = randomUUID();
  await setFlowCode(tx, flowId, sha256(code), now);
  return code;
}

/**
 * Exchanges a code for a session; a code is good once.
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
    const flow = await lockFlowByCode(tx, sha256(code));
    if (!flow?.codeIssuedAt) {
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    }
    if (now.getTime() - flow.codeIssuedAt.getTime() > CODE_LIFE_MS) {
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    }
    const answer = flow.codeChallengeMethod === 's256' ? sha256(verifier) : verifier;
    if (!unreserved.safeParse(verifier).success || !isEqual(answer, flow.codeChallenge)) {
      throw new AuthError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      );
    }
    await deleteFlow(tx, flow.id);
    const user = await lockUser(tx, flow.userId);
    if (!user) throw userNotFound();
    return openSession(tx, user, 'otp', now);
  });
}
