import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { alertRule, alertSetting } from '../../db/schema/alert.ts';
import type { QuietHours } from './delivery/quiet.ts';
import { type Channel, channelsOf, type RuleSubject, type StoredRule } from './model.ts';

/** An account's rules, oldest first. */
export function listRules(db: Db, userId: string): Promise<StoredRule[]> {
  const { id, kind, topicId, promptId, platform, companyId, byEmail, byWebhook } = alertRule;
  return db
    .select({ id, kind, topicId, promptId, platform, companyId, byEmail, byWebhook })
    .from(alertRule)
    .where(eq(alertRule.userId, userId))
    .orderBy(alertRule.createdAt, alertRule.id);
}

/** The prompts with these ids that are asked: neither they nor their topics are archived. */
export function findPrompts(db: Db, userId: string, ids: readonly string[]): Promise<RuleSubject[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return rows<RuleSubject>(
    db,
    sql`select p.id, p.question as name from sightline.prompt p
        cross join lateral (
          select from sightline.topic t
          where t.user_id = ${userId} and t.id = p.topic_id and t.archived_at is null offset 0
        ) t
        where p.user_id = ${userId} and p.id = ${anyOf(ids, 'uuid')} and p.archived_at is null`,
  );
}

export async function insertRule(tx: Db, userId: string, rule: StoredRule): Promise<void> {
  await tx.insert(alertRule).values({ userId, ...rule });
}

export async function deleteRule(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(alertRule).where(and(eq(alertRule.userId, userId), eq(alertRule.id, id)));
}

/** Where alerts go; without a row of settings everything is off. */
export interface Addresses {
  email: string | null;
  timeZone: string;
  webhookUrl: string | null;
  webhookSecret: string | null;
  /** The digest is mailed, and posted to the webhook. */
  weeklyDigest: boolean;
  digestByWebhook: boolean;
  digestProblem: string | null;
  quiet: QuietHours | null;
  /** Some of the account's answers are simulated. */
  simulated: boolean;
}

/** @returns undefined when there is no such account */
export async function findAddresses(db: Db, userId: string): Promise<Addresses | undefined> {
  const [found] = await rows<Omit<Addresses, 'quiet'> & StoredQuiet>(
    db,
    sql`select a.email, s.quiet_from as "quietFrom", s.quiet_to as "quietTo", s.quiet_weekends as "quietWeekends", a.simulated, coalesce(c.time_zone, 'UTC') as "timeZone", s.webhook_url as "webhookUrl",
               s.webhook_secret as "webhookSecret", coalesce(s.weekly_digest, false) as "weeklyDigest",
               coalesce(s.digest_by_webhook, false) as "digestByWebhook", s.digest_problem as "digestProblem"
        from sightline.account a
        left join sightline.alert_setting s on s.user_id = a.user_id
        left join sightline.collection_setting c on c.user_id = a.user_id
        where a.user_id = ${userId}`,
  );
  if (!found) return undefined;
  const { quietFrom, quietTo, quietWeekends, ...addresses } = found;
  const quiet =
    quietFrom === null || quietTo === null
      ? null
      : { from: quietFrom, to: quietTo, weekends: quietWeekends === true };
  return { ...addresses, quiet };
}

interface StoredQuiet {
  quietFrom: number | null;
  quietTo: number | null;
  quietWeekends: boolean | null;
}

/** Changes settings; omitted ones keep their values. */
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

export interface DigestSubscriber {
  userId: string;
  timeZone: string;
  lastDigest: string | null;
}

/**
 * Accounts with the digest switched on, by user id.
 * @param before only those whose latest digest is of an earlier day than this
 * @param after the last user id of the page before; null for the first page
 */
export function findDigestSubscribers(
  db: Db,
  { before, after, limit }: { before: string; after: string | null; limit: number },
): Promise<DigestSubscriber[]> {
  return rows<DigestSubscriber>(
    db,
    sql`select s.user_id as "userId", coalesce(c.time_zone, 'UTC') as "timeZone",
               to_char(s.last_digest, 'YYYY-MM-DD') as "lastDigest"
        from sightline.alert_setting s left join sightline.collection_setting c on c.user_id = s.user_id
        where (s.weekly_digest or s.digest_by_webhook) and (s.last_digest is null or s.last_digest < ${before}::date)
          and (${after}::uuid is null or s.user_id > ${after}::uuid)
        order by s.user_id limit ${limit}`,
  );
}

/** Marks a week's digest as taken. @returns how it goes; none when this or another server has taken it already */
export async function claimDigest(tx: Db, userId: string, monday: string): Promise<Channel[]> {
  const [claimed] = await rows<{ byEmail: boolean; byWebhook: boolean }>(
    tx,
    sql`update sightline.alert_setting set last_digest = ${monday}::date
        where user_id = ${userId} and (weekly_digest or digest_by_webhook)
          and (last_digest is null or last_digest < ${monday}::date)
        returning weekly_digest as "byEmail", digest_by_webhook as "byWebhook"`,
  );
  return claimed ? channelsOf(claimed) : [];
}
