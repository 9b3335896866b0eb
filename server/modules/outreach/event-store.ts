import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { EventKind, TargetEvent } from './model.ts';

export interface NewEvent {
  targetId: string;
  mailId?: string | null;
  kind: EventKind;
  detail?: string;
  /** The person who did it; left out: the product. */
  by?: string | null;
}

/** Adds one event to the history of each target, which is never changed. */
export async function insertEvents(
  tx: Db,
  userId: string,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  const values = events.map(({ detail = '', mailId = null, by = null, ...event }) => ({
    ...event,
    id: randomUUID(),
    detail: detail.slice(0, 1000),
    mailId,
    by,
  }));
  await tx.execute(sql`
    insert into sightline.outreach_event (user_id, id, target_id, number, mail_id, at, kind, detail, by_user)
    select ${userId}::uuid, r.id, r."targetId",
           1 + (select coalesce(max(e.number), 0) from sightline.outreach_event e
                where e.user_id = ${userId} and e.target_id = r."targetId"), r."mailId", ${now.toISOString()}::timestamptz, r.kind, r.detail, r.by
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as r(id uuid, "targetId" uuid, "mailId" uuid, kind text, detail text, by uuid)`);
}

const MAX_EVENTS = 30;

/** The history of targets, oldest first. */
export function findEvents(db: Db, userId: string, targetIds: readonly string[]): Promise<TargetEvent[]> {
  return rows(
    db,
    sql`select e.id, e.target_id as "targetId", e.kind, e.detail, e.by_user as by,
               to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from (select e.*, row_number() over (partition by e.target_id order by e.number desc) as rank
              from sightline.outreach_event e
              where e.user_id = ${userId} and e.target_id = ${anyOf(targetIds, 'uuid')}) e
        where e.rank <= ${MAX_EVENTS} order by e.target_id, e.number`,
  );
}
