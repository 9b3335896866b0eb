import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import type { AuditEvent } from './model.ts';

export interface NewEvent extends Omit<AuditEvent, 'times'> {
  userId: string;
  personId: string;
}

/** Stores an event, or counts it with an equal one of the last hour. Nothing is stored of an account that does not exist. */
export async function saveEvent(tx: Db, event: NewEvent): Promise<void> {
  if (await countEvent(tx, event)) return;
  const { userId, personId, byToken, action, detail, at } = event;
  await tx.execute(
    sql`insert into sightline.audit_event (user_id, id, at, person_id, email, by_token, action, detail)
        select a.user_id, ${event.id}::uuid, ${at}::timestamptz, ${personId}::uuid, ${event.email}::text,
          ${byToken}::boolean, ${action}::text, ${detail}::text
        from sightline.account a where a.user_id = ${userId}`,
  );
}

/** Counts an event with an equal one of the last hour. @returns whether there is one */
export async function countEvent(db: Db, event: NewEvent): Promise<boolean> {
  const { userId, personId, byToken, action, detail, at } = event;
  const counted = await rows(
    db,
    sql`update sightline.audit_event set times = times + 1, at = ${at}::timestamptz
        where user_id = ${userId} and person_id = ${personId} and by_token = ${byToken} and action = ${action}
          and detail is not distinct from ${detail}::text and at > ${at}::timestamptz - interval '1 hour'
        returning id`,
  );
  return counted.length > 0;
}

/** Lets the events of one person in one account be saved one after the other, so that equal ones are counted as one. */
export async function lockEvents(tx: Db, { userId, personId }: Pick<NewEvent, 'userId' | 'personId'>) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${userId} ${personId}`}, 0))`);
}

/** Where a page of events ends. */
export interface EventCursor {
  at: string;
  id: string;
}

/** Events from a time on, the latest first. */
export const findEvents = (
  db: Db,
  userId: string,
  { since, after, limit }: { since: string; after: EventCursor | null; limit: number },
): Promise<AuditEvent[]> =>
  rows<AuditEvent>(
    db,
    sql`select id, ${isoTime('at')} as at, email, by_token as "byToken", action, detail, times
        from sightline.audit_event
        where user_id = ${userId} and at > ${since}::timestamptz
          and ${after === null ? sql`true` : sql`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
        order by audit_event.at desc, id desc limit ${limit}`,
  );

export async function deleteEvents(db: Db, before: string): Promise<void> {
  await db.execute(sql`delete from sightline.audit_event where at <= ${before}::timestamptz`);
}
