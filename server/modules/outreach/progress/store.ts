import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';

/** A target that was written to and whose page or answers may still change. */
export interface MeasuredTarget {
  id: string;
  namedBefore: boolean | null;
  /** ISO 8601. */
  firstSentAt: string;
  pageChangedAt: string | null;
  /** When the page was last tried; null: never. */
  triedAt: string | null;
}

const time = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

export function findMeasuredTargets(db: Db, userId: string): Promise<MeasuredTarget[]> {
  return rows(
    db,
    sql`select t.id, t.named_before as "namedBefore", ${time('m.first_sent_at')} as "firstSentAt",
               ${time('t.page_changed_at')} as "pageChangedAt", ${time('p.tried_at')} as "triedAt"
        from sightline.outreach_target t
        join (select m.target_id, min(m.sending_at) as first_sent_at from sightline.outreach_mail m
              where m.user_id = ${userId} and m.sent_on is not null group by m.target_id) m on m.target_id = t.id
        left join sightline.page p on p.user_id = ${userId} and p.id = t.id
        where t.user_id = ${userId} and t.cited_on is null
        order by p.tried_at nulls first limit 2000`,
  );
}

export async function setNamedBefore(
  db: Db,
  userId: string,
  id: string,
  named: boolean | null,
): Promise<void> {
  await db.execute(sql`update sightline.outreach_target set named_before = ${named}
    where user_id = ${userId} and id = ${id}::uuid and page_changed_at is null`);
}

export async function setPageChanged(db: Db, userId: string, id: string, at: string): Promise<void> {
  await db.execute(sql`update sightline.outreach_target set page_changed_at = ${at}::timestamptz
    where user_id = ${userId} and id = ${id}::uuid and page_changed_at is null`);
}

export async function setCited(db: Db, userId: string, id: string, day: string): Promise<void> {
  await db.execute(sql`update sightline.outreach_target set cited_on = ${day}::date
    where user_id = ${userId} and id = ${id}::uuid and cited_on is null`);
}

const MAX_ACCOUNTS = 5_000;

/** Accounts that have written to somebody. */
export async function findWritingAccounts(db: Db): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    db,
    sql`select distinct m.user_id as "userId" from sightline.outreach_mail m where m.sent_on is not null limit ${MAX_ACCOUNTS}`,
  );
  return found.map(({ userId }) => userId);
}

/** Deletes contacts that nobody wrote to, and excerpts of replies, from before these times. */
export async function deleteOld(
  db: Db,
  { contacts, excerpts }: { contacts: Date; excerpts: Date },
): Promise<void> {
  await db.execute(sql`
    delete from sightline.outreach_contact c where c.created_at < ${contacts.toISOString()}::timestamptz
      and not exists (select from sightline.outreach_mail m where m.user_id = c.user_id and m.contact_id = c.id)`);
  await db.execute(sql`
    update sightline.outreach_mail set excerpt = null
    where excerpt is not null and ended_at < ${excerpts.toISOString()}::timestamptz`);
  await db.execute(sql`
    update sightline.outreach_event set detail = ''
    where kind in ('replied', 'auto-reply') and detail <> '' and at < ${excerpts.toISOString()}::timestamptz`);
}
