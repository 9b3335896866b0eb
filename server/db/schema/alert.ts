import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, accountId } from './account.ts';
import { createdAt, sightline, time } from './base.ts';

export const ALERT_KINDS = [
  'visibility_drop',
  'sentiment_drop',
  'competitor_overtakes',
  'new_source',
  'failed_run',
  'bot_refused',
  'cited_page_error',
  'experiment_ended',
  'visibility_rise',
  'sentiment_rise',
  'competitor_overtaken',
  'competitor_rise',
  'competitor_drop',
  'prompts_lost',
  'prompts_won',
] as const;

/** Alert rules. A new account has one for failed runs. */
export const alertRule = sightline.table(
  'alert_rule',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ALERT_KINDS }).notNull(),
    /** Null: the whole account. */
    topicId: uuid('topic_id'),
    /** Only this prompt; null: all of them. */
    promptId: uuid('prompt_id'),
    /** Only this platform, by its key; null: all of them. */
    platform: text('platform'),
    /** Only this competitor; null: any. */
    companyId: uuid('company_id'),
    byEmail: boolean('by_email').notNull().default(true),
    byWebhook: boolean('by_webhook').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    check(
      'alert_rule_kind_check',
      sql`${t.kind} in ('visibility_drop', 'sentiment_drop', 'competitor_overtakes', 'new_source', 'failed_run', 'bot_refused', 'cited_page_error', 'experiment_ended', 'visibility_rise', 'sentiment_rise', 'competitor_overtaken', 'competitor_rise', 'competitor_drop', 'prompts_lost', 'prompts_won')`,
    ),
  ],
);

/** The webhook, the quiet hours, and where the weekly digest goes. */
export const alertSetting = sightline.table('alert_setting', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => account.userId, { onDelete: 'cascade' }),
  webhookUrl: text('webhook_url'),
  /** Signs requests, so it is stored unhashed. */
  webhookSecret: text('webhook_secret'),
  /** It is mailed. */
  weeklyDigest: boolean('weekly_digest').notNull().default(false),
  /** The weekly digest is posted to the webhook, too. */
  digestByWebhook: boolean('digest_by_webhook').notNull().default(false),
  /** Why the webhook did not take the latest digest; null when it did. */
  digestProblem: text('digest_problem'),
  /** Hours of the account's time zone in which nothing is sent: the first, and that at which they end. */
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  quietWeekends: boolean('quiet_weekends').notNull().default(false),
  /** Monday, in the account's time zone, on which the latest digest was due. */
  lastDigest: date('last_digest', { mode: 'string' }),
});

/** An address that alerts are mailed to. */
export const alertRecipient = sightline.table(
  'alert_recipient',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    /** In lower case. */
    address: text('address').notNull(),
    /** The member whose address it is; null for others. */
    personId: uuid('person_id'),
    /** Names the recipient in the link to unsubscribe; 128 random bits. */
    token: text('token').notNull(),
    /** SHA-256 of the token in the link that confirms the address; null once it was used. */
    confirmHash: text('confirm_hash'),
    confirmUntil: time('confirm_until'),
    confirmedAt: time('confirmed_at'),
    unsubscribedAt: time('unsubscribed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('alert_recipient_address').on(t.userId, t.address),
  ],
);

/** A rule's finding. It is sent at most once a day, so finding it twice changes nothing. */
export const alert = sightline.table(
  'alert',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    ruleId: uuid('rule_id').notNull(),
    kind: text('kind').notNull(),
    /** Its subject: a topic's, company's, run's, page's or experiment's id, an AI agent's token, or `sources`. */
    subject: text('subject').notNull(),
    /** The latest collected day when it was found, the run's or experiment's, or the latest day with visits. */
    day: date('day', { mode: 'string' }).notNull(),
    title: text('title').notNull(),
    /** The figures behind it, in a sentence or two. */
    summary: text('summary').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    /** Set when a later evaluation does not find it; if it is found after that, it is sent again. */
    ended: boolean('ended').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('alert_key').on(t.userId, t.ruleId, t.subject, t.day),
    index('alert_by_time').on(t.userId, t.createdAt),
  ],
);

/** One sending of one alert to one address. */
export const alertDelivery = sightline.table(
  'alert_delivery',
  {
    userId: uuid('user_id').notNull(),
    alertId: uuid('alert_id').notNull(),
    channel: text('channel', { enum: ['email', 'webhook'] }).notNull(),
    /** The address of a mail; empty for the webhook, and for mails of before there were several addresses. */
    target: text('target').notNull().default(''),
    status: text('status', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** Why the latest attempt failed, in our words. */
    problem: text('problem'),
    sentAt: time('sent_at'),
    /** When the quiet time ends that holds it back; null without. */
    heldUntil: time('held_until'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.alertId, t.channel, t.target] }),
    foreignKey({ columns: [t.userId, t.alertId], foreignColumns: [alert.userId, alert.id] }).onDelete(
      'cascade',
    ),
    check('alert_delivery_status_check', sql`${t.status} in ('waiting', 'sent', 'failed')`),
  ],
);
