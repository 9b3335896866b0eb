import { eq, or, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { account } from '../../db/schema/account.ts';
import { answer } from '../../db/schema/answer.ts';
import { auditEvent } from '../../db/schema/audit.ts';
import { accountInvitation, accountMember } from '../../db/schema/member.ts';

export async function deleteAccountRows(tx: Db, userId: string): Promise<void> {
  await tx.execute(
    sql`delete from sightline.rate_limit
        where key in (select 'token:' || id from sightline.api_token where user_id = ${userId})
          or key like ${`%:${userId}%`}`,
  );
  // Answers first: deleting these by key is faster than the cascades from other tables.
  await tx.delete(answer).where(eq(answer.userId, userId));
  await tx.delete(account).where(eq(account.userId, userId));
}

/** Removes a person from the accounts of others; what they did there stays, without their name. */
export async function deletePerson(tx: Db, personId: string, email: string): Promise<void> {
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
}

/** Deletes an account's jobs, if the queue's tables exist. */
export async function deleteJobs(tx: Db, userId: string): Promise<void> {
  const [queue] = await rows<{ there: boolean }>(
    tx,
    sql`select to_regclass('sightline_jobs.job') is not null as there`,
  );
  if (!queue?.there) return;
  await tx.execute(sql`delete from sightline_jobs.job where data->>'userId' = ${userId}`);
}
