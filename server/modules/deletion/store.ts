import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { account } from '../../db/schema/account.ts';
import { accountReport } from '../../db/schema/account-report.ts';
import { answer } from '../../db/schema/answer.ts';
import { auditEvent } from '../../db/schema/audit.ts';
import { accountInvitation, accountMember } from '../../db/schema/member.ts';
import { note } from '../../db/schema/note.ts';
import { DELETE_ACCOUNT } from './queues.ts';

/** By these others reach an account, or jobs are started for it. */
const OPENINGS = [
  ...['api_token', 'share_link', 'account_member', 'account_invitation', 'visit_settings'],
  ...['analytics_connection', 'collection_setting', 'report_schedule'],
  ...['alert_rule', 'alert_setting', 'alert_recipient'],
];

/** Marks an account as deleted, and removes what it is reached by. */
export async function closeAccount(tx: Db, userId: string): Promise<void> {
  await tx.update(account).set({ deletedAt: sql`now()` }).where(eq(account.userId, userId));
  await tx.execute(
    sql`delete from sightline.rate_limit
        where key in (select 'token:' || id from sightline.api_token where user_id = ${userId})
          or key like ${`%:${userId}%`}`,
  );
  for (const table of OPENINGS) await deleteRowsOf(tx, table, userId);
}

/** Locks an account that is marked as deleted. @returns false when there is none */
export async function lockDeleted(tx: Db, userId: string): Promise<boolean> {
  const found = await tx
    .select({ userId: account.userId })
    .from(account)
    .where(and(eq(account.userId, userId), isNotNull(account.deletedAt)))
    .for('update');
  return found.length > 0;
}

/** Ids of some answers that are left. */
export async function findAnswerIds(db: Db, userId: string, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: answer.id })
    .from(answer)
    .where(eq(answer.userId, userId))
    .orderBy(answer.id)
    .limit(limit);
  return found.map(({ id }) => id);
}

export async function deleteAnswers(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(
    sql`delete from sightline.answer where user_id = ${userId} and id = ${anyOf(ids, 'uuid')}`,
  );
}

/** Deletes an account's rows of a table. */
export async function deleteRowsOf(tx: Db, table: string, userId: string): Promise<void> {
  await tx.execute(sql`delete from sightline.${sql.raw(table)} where user_id = ${userId}`);
}

/** Deletes an account with the rows that are left, and its jobs. */
export async function deleteAccount(tx: Db, userId: string): Promise<void> {
  await tx.delete(account).where(eq(account.userId, userId));
  await deleteJobs(tx, userId);
}

/**
 * Removes a person from the accounts of others; what they did there stays, without their name.
 * @returns the accounts whose notes changed thereby
 */
export async function deletePerson(tx: Db, personId: string, email: string): Promise<string[]> {
  await tx.delete(accountMember).where(eq(accountMember.personId, personId));
  await tx
    .delete(accountInvitation)
    .where(
      or(
        eq(accountInvitation.invitedBy, personId),
        eq(sql`lower(${accountInvitation.email})`, email.toLowerCase()),
      ),
    );
  await tx.update(auditEvent).set({ personId: null, email: null }).where(eq(auditEvent.personId, personId));
  if (email) await forgetAddress(tx, email);
  await tx.update(accountReport).set({ madeBy: null }).where(eq(accountReport.createdBy, personId));
  const changed = await Promise.all([
    tx
      .update(note)
      .set({ author: SOMEBODY })
      .where(eq(note.authorId, personId))
      .returning({ userId: note.userId }),
    tx
      .update(note)
      .set({ changedBy: SOMEBODY })
      .where(eq(note.changedById, personId))
      .returning({ userId: note.userId }),
  ]);
  return [...new Set(changed.flat().map(({ userId }) => userId))];
}

/** In place of a deleted person's address. */
const SOMEBODY = 'a deleted person';

/** Characters of an address, so that `ada@example.com` is not found in `nevada@example.com`. */
const OF_ADDRESS = '[[:alnum:]_.%+@-]';

/** Replaces a person's address in what others did to them: “Invited somebody: ada@example.com”. */
async function forgetAddress(tx: Db, email: string): Promise<void> {
  const escaped = email.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  const pattern = `(?<!${OF_ADDRESS})${escaped}(?!${OF_ADDRESS})`;
  await tx.execute(
    sql`update sightline.audit_event set detail = regexp_replace(detail, ${pattern}, ${SOMEBODY}, 'gi')
        where position(${email.toLowerCase()} in lower(detail)) > 0`,
  );
}

/** Deletes an account's jobs, if the queue's tables exist. */
export async function deleteJobs(tx: Db, userId: string): Promise<void> {
  const [queue] = await rows<{ there: boolean }>(
    tx,
    sql`select to_regclass('sightline_jobs.job') is not null as there`,
  );
  if (!queue?.there) return;
  await tx.execute(sql`
    delete from sightline_jobs.job
    where data->>'userId' = ${userId} or name = ${DELETE_ACCOUNT} and state < 'active' and data->>'deletionOf' = ${userId}`);
}
