import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { account, company } from '../../db/schema/account.ts';
import { accountInvitation, accountMember } from '../../db/schema/member.ts';
import type { AccountRole } from '../accounts/model.ts';
import type { Invitation } from './model.ts';

/** Members other than the account's own person, the oldest first. */
export function listMembers(
  db: Db,
  userId: string,
): Promise<{ personId: string; role: AccountRole; since: string }[]> {
  return db
    .select({ personId: accountMember.personId, role: accountMember.role, since: accountMember.createdAt })
    .from(accountMember)
    .where(eq(accountMember.userId, userId))
    .orderBy(asc(accountMember.createdAt), accountMember.personId);
}

/** Addresses of people by their id, by a statement of its own: their accounts may be on other nodes. */
export async function findEmails(db: Db, personIds: readonly string[]): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map();
  const found = await db
    .select({ id: account.userId, email: account.email })
    .from(account)
    .where(inArray(account.userId, [...personIds]));
  return new Map(found.map(({ id, email }) => [id, email ?? '']));
}

export async function findBrandName(db: Db, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ name: company.name })
    .from(company)
    .where(and(eq(company.userId, userId), eq(company.kind, 'brand')));
  return found?.name ?? null;
}

export async function saveMember(
  tx: Db,
  member: { userId: string; personId: string; role: AccountRole; createdAt: string },
): Promise<void> {
  await tx
    .insert(accountMember)
    .values(member)
    .onConflictDoUpdate({
      target: [accountMember.userId, accountMember.personId],
      set: { role: member.role },
    });
}

/** Null for nobody of the account, and for the person whose account it is. */
export async function findRole(tx: Db, userId: string, personId: string): Promise<AccountRole | null> {
  const [found] = await tx
    .select({ role: accountMember.role })
    .from(accountMember)
    .where(memberKey(userId, personId));
  return found?.role ?? null;
}

/** @returns false when there is no such member */
export async function updateRole(
  tx: Db,
  userId: string,
  personId: string,
  role: AccountRole,
): Promise<boolean> {
  const changed = await tx
    .update(accountMember)
    .set({ role })
    .where(memberKey(userId, personId))
    .returning({ personId: accountMember.personId });
  return changed.length > 0;
}

/** @returns false when there is no such member */
export async function deleteMember(tx: Db, userId: string, personId: string): Promise<boolean> {
  const deleted = await tx
    .delete(accountMember)
    .where(memberKey(userId, personId))
    .returning({ personId: accountMember.personId });
  return deleted.length > 0;
}

const memberKey = (userId: string, personId: string) =>
  and(eq(accountMember.userId, userId), eq(accountMember.personId, personId));

const INVITATION = {
  id: accountInvitation.id,
  email: accountInvitation.email,
  role: accountInvitation.role,
  createdAt: accountInvitation.createdAt,
  expiresAt: accountInvitation.expiresAt,
};

/** The latest first, expired ones included. */
export const listInvitations = (db: Db, userId: string): Promise<Invitation[]> =>
  db
    .select(INVITATION)
    .from(accountInvitation)
    .where(eq(accountInvitation.userId, userId))
    .orderBy(desc(accountInvitation.createdAt), accountInvitation.id);

/** Stores an invitation in place of any other to the same address. */
export async function replaceInvitation(
  tx: Db,
  invitation: typeof accountInvitation.$inferInsert,
): Promise<void> {
  await tx
    .delete(accountInvitation)
    .where(
      and(
        eq(accountInvitation.userId, invitation.userId),
        eq(sql`lower(${accountInvitation.email})`, invitation.email.toLowerCase()),
      ),
    );
  await tx.insert(accountInvitation).values(invitation);
}

/** @returns the address; null when there is no such invitation */
export async function deleteInvitation(tx: Db, userId: string, id: string): Promise<string | null> {
  const [deleted] = await tx
    .delete(accountInvitation)
    .where(and(eq(accountInvitation.userId, userId), eq(accountInvitation.id, id)))
    .returning({ email: accountInvitation.email });
  return deleted?.email ?? null;
}

/** An invitation that has not expired. */
export async function findInvitation(
  db: Db,
  hash: string,
  now: string,
): Promise<(Invitation & { userId: string; invitedBy: string }) | null> {
  const [found] = await db
    .select({ ...INVITATION, userId: accountInvitation.userId, invitedBy: accountInvitation.invitedBy })
    .from(accountInvitation)
    .where(and(eq(accountInvitation.hash, hash), sql`${accountInvitation.expiresAt} > ${now}::timestamptz`));
  return found ?? null;
}
