import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import { alert, alertDelivery } from '../../db/schema/alert.ts';
import type { Alert, AlertKind, Channel, Delivery, StoredAlert } from './model.ts';

/** Alerts of one mail. */
const MAX_HELD = 100;

/** A rule's alerts that have not ended. */
export function findOpenAlerts(
  db: Db,
  userId: string,
  ruleId: string,
): Promise<{ id: string; subject: string; day: string }[]> {
  return db
    .select({ id: alert.id, subject: alert.subject, day: alert.day })
    .from(alert)
    .where(and(eq(alert.userId, userId), eq(alert.ruleId, ruleId), eq(alert.ended, false)));
}

export async function endAlerts(tx: Db, userId: string, alerts: readonly { id: string }[]): Promise<void> {
  if (alerts.length === 0) return;
  await tx
    .update(alert)
    .set({ ended: true })
    .where(
      and(
        eq(alert.userId, userId),
        inArray(
          alert.id,
          alerts.map(({ id }) => id),
        ),
      ),
    );
}

/** @returns false when the rule has an alert for this subject and day already */
export async function insertAlert(tx: Db, userId: string, newAlert: StoredAlert): Promise<boolean> {
  const inserted = await tx
    .insert(alert)
    .values({ userId, ...newAlert })
    .onConflictDoNothing()
    .returning({ id: alert.id });
  return inserted.length > 0;
}

export async function insertDelivery(
  tx: Db,
  userId: string,
  alertId: string,
  delivery: Pick<Delivery, 'channel' | 'target' | 'status' | 'problem' | 'heldUntil'>,
): Promise<void> {
  await tx.insert(alertDelivery).values({ userId, alertId, ...delivery });
}

/** URLs that a rule's alerts have reported since a day. */
export async function findAlertedSources(
  db: Db,
  userId: string,
  ruleId: string,
  since: string,
): Promise<Set<string>> {
  const found = await rows<{ url: string }>(
    db,
    sql`select s.value ->> 'url' as url
        from sightline.alert a, jsonb_array_elements(a.details -> 'sources') s
        where a.user_id = ${userId} and a.rule_id = ${ruleId} and a.day >= ${since}::date
          and jsonb_typeof(a.details -> 'sources') = 'array'`,
  );
  return new Set(found.map(({ url }) => url));
}

/** Ids of the prompts that a rule's alerts have named since a day. */
export async function findAlertedPrompts(
  db: Db,
  userId: string,
  ruleId: string,
  since: string,
): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    db,
    sql`select p.value ->> 'id' as id
        from sightline.alert a, jsonb_array_elements(a.details -> 'prompts') p
        where a.user_id = ${userId} and a.rule_id = ${ruleId} and a.day > ${since}::date
          and jsonb_typeof(a.details -> 'prompts') = 'array'`,
  );
  return new Set(found.map(({ id }) => id));
}

/** The latest alerts with their deliveries, newest first. */
export const findLatestAlerts = (db: Db, userId: string, limit: number): Promise<Alert[]> =>
  rows<Alert>(db, sql`${alertsOf(userId)} order by a.created_at desc, a.id limit ${limit}`);

/** @returns null when the account has none with this id */
export async function findAlert(db: Db, userId: string, id: string): Promise<Alert | null> {
  const [found] = await rows<Alert>(db, sql`${alertsOf(userId)} and a.id = ${id}::uuid`);
  return found ?? null;
}

const alertsOf = (userId: string) =>
  sql`select a.id, a.rule_id as "ruleId", a.kind, a.subject, to_char(a.day, 'YYYY-MM-DD') as day, a.title, a.summary, a.details, a.ended,
               ${isoTime('a.created_at')} as "createdAt",
               coalesce((select jsonb_agg(jsonb_build_object(
                   'channel', d.channel, 'target', d.target, 'status', d.status, 'attempts', d.attempts, 'problem', d.problem,
                   'sentAt', ${isoTime('d.sent_at')}, 'heldUntil', ${isoTime('d.held_until')}
                 ) order by d.channel, d.target)
                 from sightline.alert_delivery d where d.user_id = ${userId} and d.alert_id = a.id), '[]') as deliveries
        from sightline.alert a where a.user_id = ${userId}`;

export interface WaitingDelivery {
  attempts: number;
  alert: StoredAlert & { kind: AlertKind };
}

/** @returns undefined when it was sent, given up or deleted */
export async function findWaitingDelivery(
  db: Db,
  userId: string,
  alertId: string,
  { channel, target }: Pick<Delivery, 'channel' | 'target'>,
): Promise<WaitingDelivery | undefined> {
  const [found] = await db
    .select({ attempts: alertDelivery.attempts, alert })
    .from(alertDelivery)
    .innerJoin(alert, and(eq(alert.userId, alertDelivery.userId), eq(alert.id, alertDelivery.alertId)))
    .where(
      and(
        eq(alertDelivery.userId, userId),
        eq(alertDelivery.alertId, alertId),
        eq(alertDelivery.channel, channel),
        eq(alertDelivery.target, target),
        eq(alertDelivery.status, 'waiting'),
      ),
    );
  return (
    found && { attempts: found.attempts, alert: { ...found.alert, kind: found.alert.kind as AlertKind } }
  );
}

/** Alerts whose mails to an address waited for the end of a quiet time, oldest first. */
export function findHeldMails(
  db: Db,
  userId: string,
  target: string,
  now: string,
): Promise<{ id: string; title: string; summary: string }[]> {
  return rows(
    db,
    sql`select a.id, a.title, a.summary from sightline.alert_delivery d
        join sightline.alert a on a.user_id = ${userId} and a.id = d.alert_id
        where d.user_id = ${userId} and d.channel = 'email' and d.target = ${target} and d.status = 'waiting'
          and d.attempts = 0 and d.held_until <= ${now}
        order by a.created_at, a.id limit ${MAX_HELD}`,
  );
}

/** Stores the outcome of an attempt. @returns false when another attempt was faster */
export async function saveAttempt(
  tx: Db,
  key: { userId: string; alertId: string; channel: Channel; target: string; attempt: number },
  outcome: Pick<Delivery, 'status' | 'problem' | 'sentAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(alertDelivery)
    .set({ ...outcome, attempts: key.attempt })
    .where(
      and(
        eq(alertDelivery.userId, key.userId),
        eq(alertDelivery.alertId, key.alertId),
        eq(alertDelivery.channel, key.channel),
        eq(alertDelivery.target, key.target),
        eq(alertDelivery.status, 'waiting'),
        eq(alertDelivery.attempts, key.attempt - 1),
      ),
    )
    .returning({ channel: alertDelivery.channel });
  return changed.length > 0;
}
