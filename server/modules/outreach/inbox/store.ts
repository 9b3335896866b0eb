import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';

/** The day of an account's first mail; null before it. */
export async function findFirstSentOn(db: Db, userId: string): Promise<string | null> {
  const [row] = await rows<{ day: string | null }>(
    db,
    sql`select min(m.sent_on)::text as day from sightline.outreach_mail m where m.user_id = ${userId}`,
  );
  return row?.day ?? null;
}

const MAX_ACCOUNTS = 500;

/** Accounts that read their inbox and wait for replies, the longest unread first. */
export async function findWaitingAccounts(db: Db, since: Date): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    db,
    sql`select s.user_id as "userId" from sightline.outreach_settings s
        where s.imap_host <> ''
          and exists (select from sightline.outreach_mail m
                      where m.user_id = s.user_id and m.state in ('sent', 'uncertain', 'sending')
                        and m.sending_at > ${since.toISOString()}::timestamptz)
        order by s.polled_at nulls first limit ${MAX_ACCOUNTS}`,
  );
  return found.map(({ userId }) => userId);
}

/** Mails whose sending began before and did not end: their process ended. */
export function findInterrupted(db: Db, before: Date): Promise<{ userId: string; id: string }[]> {
  return rows(
    db,
    sql`select m.user_id as "userId", m.id from sightline.outreach_mail m
        where m.state = 'sending' and m.sending_at < ${before.toISOString()}::timestamptz limit 1000`,
  );
}
