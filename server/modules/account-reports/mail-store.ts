import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import type { Recipient, ReportMail } from './model.ts';

/** The mails of reports, by address. */
export const findMails = (
  db: Db,
  userId: string,
  reportIds: readonly string[],
): Promise<(ReportMail & { reportId: string })[]> =>
  rows(
    db,
    sql`select m.report_id as "reportId", m.address, m.status, m.problem, ${isoTime('m.sent_at')} as "sentAt"
        from sightline.account_report_mail m
        where m.user_id = ${userId} and m.report_id = ${anyOf(reportIds, 'uuid')} order by m.address`,
  );

/** Mails of reports that the account queued on a UTC day; those of deleted reports count. */
export async function countMails(db: Db, userId: string, day: string): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select coalesce(sum(r.mails), 0)::int as count from sightline.report_recipient r
        where r.user_id = ${userId} and r.mails_on = ${day}`,
  );
  return found?.count ?? 0;
}

/**
 * Stores a recipient, or that they are written to again.
 * @returns whether they unsubscribed, and how many mails were queued for them on that UTC day
 */
export async function saveRecipient(
  tx: Db,
  userId: string,
  { address, token, usedAt, day }: { address: string; token: string; usedAt: string; day: string },
): Promise<{ unsubscribed: boolean; mails: number }> {
  const [found] = await rows<{ unsubscribed: boolean; mails: number }>(
    tx,
    sql`insert into sightline.report_recipient as r (user_id, address, token, used_at)
        values (${userId}, ${address}, ${token}, ${usedAt})
        on conflict (user_id, address) do update set used_at = excluded.used_at
        returning r.unsubscribed_at is not null as unsubscribed,
                  case when r.mails_on = ${day} then r.mails else 0 end::int as mails`,
  );
  if (!found) throw new Error('A recipient was not stored.');
  return found;
}

/** Counts a mail that was queued on a UTC day. */
export async function countMail(
  tx: Db,
  userId: string,
  { address, day }: { address: string; day: string },
): Promise<void> {
  await tx.execute(sql`
    update sightline.report_recipient
    set mails = case when mails_on = ${day} then mails else 0 end + 1, mails_on = ${day}
    where user_id = ${userId} and address = ${address}`);
}

/** Adds a report's mail to an address, or queues it again once it was sent or given up. @returns whether it was changed */
export async function putMail(
  tx: Db,
  { userId, reportId }: { userId: string; reportId: string },
  {
    address,
    status,
    problem,
    queuedAt,
  }: Pick<ReportMail, 'address' | 'status' | 'problem'> & { queuedAt: string },
): Promise<boolean> {
  const changed = await rows(
    tx,
    sql`insert into sightline.account_report_mail as m (user_id, report_id, address, status, problem, queued_at)
        values (${userId}, ${reportId}, ${address}, ${status}, ${problem}, ${queuedAt})
        on conflict (user_id, report_id, address) do update
          set status = excluded.status, problem = excluded.problem, queued_at = excluded.queued_at, sending_at = null
          where m.status in ('sent', 'failed')
        returning m.address`,
  );
  return changed.length > 0;
}

/** What names one mail. */
export interface MailKey {
  userId: string;
  reportId: string;
  address: string;
}

/** Takes a mail for sending. @param staleBefore a mail taken before it may be taken again @returns whether it was taken */
export async function takeMail(
  db: Db,
  { userId, reportId, address }: MailKey,
  { now, staleBefore }: { now: string; staleBefore: string },
): Promise<boolean> {
  const taken = await rows(
    db,
    sql`update sightline.account_report_mail set status = 'sending', sending_at = ${now}
        where user_id = ${userId} and report_id = ${reportId} and address = ${address}
          and (status = 'waiting' or (status = 'sending' and sending_at < ${staleBefore})) returning address`,
  );
  return taken.length > 0;
}

/** Stores the outcome of a mail that was taken. */
export async function setMail(
  db: Db,
  { userId, reportId, address }: MailKey,
  { status, problem, sentAt = null }: Pick<ReportMail, 'status' | 'problem'> & { sentAt?: string | null },
): Promise<void> {
  await db.execute(sql`
    update sightline.account_report_mail
    set status = ${status}, problem = ${problem}, sending_at = null, sent_at = coalesce(${sentAt}, sent_at)
    where user_id = ${userId} and report_id = ${reportId} and address = ${address} and status = 'sending'`);
}

/** Whether a process is sending a mail. */
export async function isBeingSent(db: Db, { userId, reportId, address }: MailKey): Promise<boolean> {
  const found = await rows(
    db,
    sql`select from sightline.account_report_mail
        where user_id = ${userId} and report_id = ${reportId} and address = ${address} and status = 'sending'`,
  );
  return found.length > 0;
}

/** Mails that wait since before a time: their jobs were lost. */
export const findUnsent = (db: Db, before: string): Promise<MailKey[]> =>
  rows(
    db,
    sql`select user_id as "userId", report_id as "reportId", address from sightline.account_report_mail
        where status in ('waiting', 'sending') and queued_at < ${before}`,
  );

export async function findRecipientByAddress(
  db: Db,
  userId: string,
  address: string,
): Promise<{ token: string; unsubscribed: boolean } | null> {
  const [found] = await rows<{ token: string; unsubscribed: boolean }>(
    db,
    sql`select r.token, r.unsubscribed_at is not null as unsubscribed from sightline.report_recipient r
        where r.user_id = ${userId} and r.address = ${address}`,
  );
  return found ?? null;
}

/** The recipients used last. */
export const listRecipients = (db: Db, userId: string, limit: number): Promise<Recipient[]> =>
  rows(
    db,
    sql`select r.address, r.unsubscribed_at is not null as unsubscribed from sightline.report_recipient r
        where r.user_id = ${userId} order by r.used_at desc, r.address limit ${limit}`,
  );

/** Those who received the latest report that was made at once, without those who unsubscribed. */
export async function findLatestRecipients(db: Db, userId: string): Promise<string[]> {
  const found = await rows<{ address: string }>(
    db,
    sql`select m.address from sightline.account_report_mail m
        join sightline.report_recipient p
          on p.user_id = ${userId} and p.address = m.address and p.unsubscribed_at is null
        where m.user_id = ${userId} and m.report_id = (
          select r.id from sightline.account_report r
          where r.user_id = ${userId} and r.schedule_id is null
            and exists (select from sightline.account_report_mail o
                        where o.user_id = ${userId} and o.report_id = r.id)
          order by r.created_at desc, r.id desc limit 1)
        order by m.address`,
  );
  return found.map(({ address }) => address);
}

/** Those of these addresses that unsubscribed. */
export async function findUnsubscribed(
  db: Db,
  userId: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ address: string }>(
    db,
    sql`select r.address from sightline.report_recipient r
        where r.user_id = ${userId} and r.address = ${anyOf(addresses, 'text')} and r.unsubscribed_at is not null`,
  );
  return new Set(found.map(({ address }) => address));
}

/** Marks the recipient with this token, and their mails that wait, as unsubscribed. */
export async function unsubscribeByToken(
  tx: Db,
  userId: string,
  { token, now }: { token: string; now: string },
): Promise<void> {
  const [found] = await rows<{ address: string }>(
    tx,
    sql`update sightline.report_recipient set unsubscribed_at = coalesce(unsubscribed_at, ${now})
        where user_id = ${userId} and token = ${token} returning address`,
  );
  if (!found) return;
  await tx.execute(sql`
    update sightline.account_report_mail set status = 'unsubscribed', problem = null
    where user_id = ${userId} and address = ${found.address} and status in ('waiting', 'failed')`);
}
