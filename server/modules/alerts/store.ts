import { and, eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { alertRule, alertSetting } from '../../db/schema/alert.ts';
import type { StoredRule } from './model.ts';

/** An account's rules, oldest first. */
export function listRules(db: Db, userId: string): Promise<StoredRule[]> {
  const { id, kind, topicId, byEmail, byWebhook } = alertRule;
  return db
    .select({ id, kind, topicId, byEmail, byWebhook })
    .from(alertRule)
    .where(eq(alertRule.userId, userId))
    .orderBy(alertRule.createdAt, alertRule.id);
}

export async function insertRule(tx: Db, userId: string, rule: StoredRule): Promise<void> {
  await tx.insert(alertRule).values({ userId, ...rule });
}

export async function deleteRule(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(alertRule).where(and(eq(alertRule.userId, userId), eq(alertRule.id, id)));
}

/** Where and how an account is told; without a row of settings everything is off. */
export interface Addresses {
  email: string | null;
  timeZone: string;
  webhookUrl: string | null;
  webhookSecret: string | null;
  weeklyDigest: boolean;
  /** Some of the account's answers were made by the simulator. */
  simulated: boolean;
}

/** @returns undefined when there is no such account */
export async function findAddresses(db: Db, userId: string): Promise<Addresses | undefined> {
  const [found] = await rows<Addresses>(
    db,
    sql`select a.email, a.simulated, coalesce(c.time_zone, 'UTC') as "timeZone", s.webhook_url as "webhookUrl",
               s.webhook_secret as "webhookSecret", coalesce(s.weekly_digest, false) as "weeklyDigest"
        from sightline.account a
        left join sightline.alert_setting s on s.user_id = a.user_id
        left join sightline.collection_setting c on c.user_id = a.user_id
        where a.user_id = ${userId}`,
  );
  return found;
}

/** Changes the settings; what is left out stays. */
export async function saveSetting(
  db: Db,
  userId: string,
  change: Partial<Omit<typeof alertSetting.$inferInsert, 'userId'>>,
): Promise<void> {
  await db
    .insert(alertSetting)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: alertSetting.userId, set: change });
}
