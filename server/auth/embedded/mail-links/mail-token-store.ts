import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import type { MailTokenKind, MailTokenRow } from '../schema.ts';
import { mailTokens } from '../schema.ts';

/** Stores a token, replacing one of the same user and kind. */
export async function putMailToken(db: Db, token: Omit<MailTokenRow, 'attempts'>): Promise<void> {
  const row = { ...token, attempts: 0 };
  await db
    .insert(mailTokens)
    .values(row)
    .onConflictDoUpdate({ target: [mailTokens.userId, mailTokens.kind], set: row });
}

/** Deletes and returns a token; of two concurrent requests only one gets it. */
export async function takeMailToken(
  tx: Db,
  tokenHash: string,
  kinds: readonly MailTokenKind[],
): Promise<MailTokenRow | undefined> {
  const [token] = await tx
    .delete(mailTokens)
    .where(and(eq(mailTokens.tokenHash, tokenHash), inArray(mailTokens.kind, [...kinds])))
    .returning();
  return token;
}

/** Counts a guess of the codes sent to an address. @returns the tokens that allow another guess */
export async function countGuess(
  db: Db,
  email: string,
  kinds: readonly MailTokenKind[],
  maxAttempts: number,
): Promise<MailTokenRow[]> {
  return db
    .update(mailTokens)
    .set({ attempts: sql`${mailTokens.attempts} + 1` })
    .where(
      and(
        eq(mailTokens.email, email),
        inArray(mailTokens.kind, [...kinds]),
        lt(mailTokens.attempts, maxAttempts),
      ),
    )
    .returning();
}

export async function deleteMailTokensOf(db: Db, userId: string): Promise<void> {
  await db.delete(mailTokens).where(eq(mailTokens.userId, userId));
}
