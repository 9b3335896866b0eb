import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import type { MailTokenKind, MailTokenRow, UserRow } from '../schema.ts';
import { isEqual, sha256 } from './hashes.ts';
import { countGuess, putMailToken, takeMailToken } from './mail-token-store.ts';

export const MAIL_TOKEN_MAX_AGE_MS = 3_600_000;
const MAX_GUESSES = 5;
/** Prefix of tokens whose browser exchanges a code. */
export const PKCE_PREFIX = 'pkce_';

/** The content of a mail: a link's token, and a six-digit code with the same effect. */
export interface IssuedToken {
  token: string;
  code: string;
}

/** Creates a token, replacing one of the same kind; only hashes are stored. */
export async function issueMailToken(
  db: Db,
  user: UserRow,
  kind: MailTokenKind,
  email: string,
  flowId: string | null,
  now: Date,
): Promise<IssuedToken> {
  const token = `${flowId ? PKCE_PREFIX : ''}${randomBytes(32).toString('base64url')}`;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await putMailToken(db, {
    userId: user.id,
    kind,
    email,
    tokenHash: sha256(token),
    codeHash: codeHash(user.id, kind, code),
    flowId,
    sentAt: now,
  });
  return { token, code };
}

/** Uses a link's token. @returns undefined when it is unknown, used or expired */
export async function redeemLinkToken(
  tx: Db,
  token: string,
  kinds: readonly MailTokenKind[],
  now: Date,
): Promise<MailTokenRow | undefined> {
  return unexpired(await takeMailToken(tx, sha256(token), kinds), now);
}

/** Finds the token of a typed code. Counts the guess, so it must not run in a transaction that may be rolled back. */
export async function findByCode(
  db: Db,
  email: string,
  code: string,
  kinds: readonly MailTokenKind[],
): Promise<MailTokenRow | undefined> {
  const candidates = await countGuess(db, email, kinds, MAX_GUESSES);
  return candidates.find((row) => isEqual(row.codeHash, codeHash(row.userId, row.kind, code)));
}

/** Uses the token found by its code. */
export async function redeemCodeToken(
  tx: Db,
  token: MailTokenRow,
  now: Date,
): Promise<MailTokenRow | undefined> {
  return unexpired(await takeMailToken(tx, token.tokenHash, [token.kind]), now);
}

const codeHash = (userId: string, kind: MailTokenKind, code: string) => sha256(`${userId} ${kind} ${code}`);

const unexpired = (row: MailTokenRow | undefined, now: Date) =>
  row && now.getTime() - row.sentAt.getTime() < MAIL_TOKEN_MAX_AGE_MS ? row : undefined;
