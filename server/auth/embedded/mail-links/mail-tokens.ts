import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import type { MailTokenKind, MailTokenRow, UserRow } from '../schema.ts';
import { isEqual, sha256 } from './hashes.ts';
import { countGuess, putMailToken, takeMailToken } from './mail-token-store.ts';

export const MAIL_TOKEN_LIFE_MS = 3_600_000;
const MAX_GUESSES = 5;
/** Tells the verification that the browser waits for a code to exchange. */
export const PKCE_PREFIX = 'pkce_';

/** What a mail carries: the link's token and the same proof as six digits to type. */
export interface IssuedToken {
  token: string;
  code: string;
}

/** Makes a token in place of an earlier one of the same kind; only hashes are stored. */
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

/** Uses up the token of a link. @returns undefined when it is unknown, used or an hour old */
export async function spendLinkToken(
  tx: Db,
  token: string,
  kinds: readonly MailTokenKind[],
  now: Date,
): Promise<MailTokenRow | undefined> {
  return unexpired(await takeMailToken(tx, sha256(token), kinds), now);
}

/**
 * Finds the token that a typed code stands for. Every guess counts, so this must not run inside a
 * transaction that a wrong one rolls back.
 */
export async function findByCode(
  db: Db,
  email: string,
  code: string,
  kinds: readonly MailTokenKind[],
): Promise<MailTokenRow | undefined> {
  const candidates = await countGuess(db, email, kinds, MAX_GUESSES);
  return candidates.find((row) => isEqual(row.codeHash, codeHash(row.userId, row.kind, code)));
}

/** Uses up a token found before. */
export async function spendFoundToken(
  tx: Db,
  found: MailTokenRow,
  now: Date,
): Promise<MailTokenRow | undefined> {
  return unexpired(await takeMailToken(tx, found.tokenHash, [found.kind]), now);
}

const codeHash = (userId: string, kind: MailTokenKind, code: string) => sha256(`${userId} ${kind} ${code}`);

const unexpired = (row: MailTokenRow | undefined, now: Date) =>
  row && now.getTime() - row.sentAt.getTime() < MAIL_TOKEN_LIFE_MS ? row : undefined;
