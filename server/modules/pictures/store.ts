import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { picture } from '../../db/schema/picture.ts';

/** Stores a picture, or replaces that of its subject under the same token. @returns the token */
export async function savePicture(
  db: Db,
  { userId, subject, token, png, expiresAt }: typeof picture.$inferInsert,
): Promise<string> {
  const [saved] = await db
    .insert(picture)
    .values({ userId, subject, token, png, expiresAt })
    .onConflictDoUpdate({ target: [picture.userId, picture.subject], set: { png, expiresAt } })
    .returning({ token: picture.token });
  if (!saved) throw new Error('A picture was not stored.');
  return saved.token;
}

/** @returns null for one that is unknown or has expired */
export async function findPicture(db: Db, token: string, now: string): Promise<Buffer | null> {
  const [found] = await db
    .select({ png: picture.png })
    .from(picture)
    .where(and(eq(picture.token, token), gt(picture.expiresAt, now)));
  return found ? Buffer.from(found.png) : null;
}

export async function deleteExpired(db: Db, now: string): Promise<void> {
  await db.delete(picture).where(lte(picture.expiresAt, now));
}
