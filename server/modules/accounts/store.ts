import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { account, topic } from '../../db/schema/account.ts';
import { alertRule } from '../../db/schema/alert.ts';
import { accountMember } from '../../db/schema/member.ts';
import type { Account, AccountRole, Role } from './model.ts';

/** An account that is being deleted is none to anybody. */
const isAccount = (userId: string) => and(eq(account.userId, userId), isNull(account.deletedAt));

/** One account, or null. */
export async function findAccount(db: Db, userId: string): Promise<Account | null> {
  const [found] = await db
    .select({ ...getTableColumns(account), revision: sql<string>`account::text` })
    .from(account)
    .where(isAccount(userId));
  return found ?? null;
}

/** One account, and the role in it of a person who is not its own; null when there is no such account. */
export async function findAccountFor(
  db: Db,
  userId: string,
  personId: string,
): Promise<{ account: Account; role: AccountRole | null } | null> {
  const [found] = await db
    .select({
      ...{ ...getTableColumns(account), revision: sql<string>`account::text` },
      memberRole: accountMember.role,
    })
    .from(account)
    .leftJoin(
      accountMember,
      and(eq(accountMember.userId, account.userId), eq(accountMember.personId, personId)),
    )
    .where(isAccount(userId));
  if (!found) return null;
  const { memberRole, ...row } = found;
  return { account: row, role: memberRole };
}

/**
 * Creates an account with its aggregate topic and a mail for each failed run, unless it exists; concurrent calls create
 * one.
 */
export async function insertAccount(
  db: Db,
  input: { userId: string; email: string; role: Role; aggregateTopicId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const created = await tx
      .insert(account)
      .values({ userId: input.userId, email: input.email, role: input.role })
      .onConflictDoNothing()
      .returning({ userId: account.userId });
    if (created.length === 0) return;
    await tx.insert(topic).values({
      userId: input.userId,
      id: input.aggregateTopicId,
      name: 'Aggregate',
      slug: 'aggregate',
      isAggregate: true,
    });
    await tx.insert(alertRule).values({ userId: input.userId, id: randomUUID(), kind: 'failed_run' });
  });
}

export async function updateEmail(db: Db, userId: string, email: string): Promise<void> {
  await db.update(account).set({ email }).where(eq(account.userId, userId));
}

/** Sets the role of an account by its e-mail address. @returns false when there is no such account */
export async function setRole(db: Db, email: string, role: Role): Promise<boolean> {
  const updated = await db
    .update(account)
    .set({ role })
    .where(and(eq(sql`lower(${account.email})`, email.trim().toLowerCase()), isNull(account.deletedAt)))
    .returning({ userId: account.userId });
  return updated.length > 0;
}

/**
 * Locks the account's row until the transaction ends.
 * @returns null when there is no such account
 */
export async function lockAccount(
  tx: Db,
  userId: string,
): Promise<{ dataVersion: number; companyVersion: number } | null> {
  const [row] = await tx
    .select({ dataVersion: account.dataVersion, companyVersion: account.companyVersion })
    .from(account)
    .where(isAccount(userId))
    .for('update');
  return row ?? null;
}

/** Raises the data version. @returns the new version */
export async function raiseDataVersion(
  tx: Db,
  userId: string,
  change: { simulated?: boolean } = {},
): Promise<number> {
  const [row] = await rows<{ version: number }>(
    tx,
    sql`update sightline.account
        set data_version = data_version + 1, simulated = simulated or ${change.simulated ?? false}
        where user_id = ${userId} returning data_version::int as version`,
  );
  return row?.version ?? 0;
}

export async function raiseCompanyVersion(tx: Db, userId: string): Promise<void> {
  await tx
    .update(account)
    .set({ companyVersion: sql`${account.companyVersion} + 1`, dataVersion: sql`${account.dataVersion} + 1` })
    .where(eq(account.userId, userId));
}
