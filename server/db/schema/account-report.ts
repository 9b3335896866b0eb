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
import { accountId } from './account.ts';
import { createdAt, sightline, time } from './base.ts';

const userId = () => accountId();

/** A report of an account's own figures; its content never changes once it is made. */
export const accountReport = sightline.table(
  'account_report',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    status: text('status', { enum: ['waiting', 'made', 'failed'] }).notNull(),
    /** Why it could not be made. */
    problem: text('problem'),
    /** Of a scheduled one; the schedule may be deleted meanwhile. */
    scheduleId: uuid('schedule_id'),
    /** The day on which the schedule was due, in the account's time zone. */
    dueOn: date('due_on', { mode: 'string' }),
    /** `ReportScope`: which answers it is of. */
    scope: jsonb('scope').notNull(),
    createdAt: createdAt(),
    /** The person; null for a scheduled one. */
    createdBy: uuid('created_by'),
    /** The person's address then; null for a scheduled one. */
    madeBy: text('made_by'),
    /** What that person wrote to the recipients. */
    note: text('note'),
    madeAt: time('made_at'),
    /** `ReportContent` of modules/reports. */
    content: jsonb('content'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('account_report_by_time').on(t.userId, t.createdAt, t.id),
    uniqueIndex('account_report_due').on(t.userId, t.scheduleId, t.dueOn),
    check('account_report_title_length', sql`char_length(${t.title}) between 1 and 120`),
    check('account_report_note_length', sql`char_length(${t.note}) between 1 and 500`),
  ],
);

/** The mail of a report to one recipient. */
export const accountReportMail = sightline.table(
  'account_report_mail',
  {
    userId: uuid('user_id').notNull(),
    reportId: uuid('report_id').notNull(),
    address: text('address').notNull(),
    status: text('status', { enum: ['waiting', 'sending', 'sent', 'failed', 'unsubscribed'] }).notNull(),
    /** Why the latest attempt failed. */
    problem: text('problem'),
    /** When it was queued last. */
    queuedAt: time('queued_at').notNull(),
    /** When a process took it; another may take it some minutes later. */
    sendingAt: time('sending_at'),
    sentAt: time('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.reportId, t.address] }),
    index('account_report_mail_by_time').on(t.userId, t.queuedAt),
    foreignKey({
      columns: [t.userId, t.reportId],
      foreignColumns: [accountReport.userId, accountReport.id],
    }).onDelete('cascade'),
  ],
);

/** When an account's reports are made and to whom they are mailed. */
export const reportSchedule = sightline.table(
  'report_schedule',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    period: text('period', {
      enum: ['last_7_days', 'last_30_days', 'last_90_days', 'last_calendar_month', 'last_calendar_quarter'],
    }).notNull(),
    platform: text('platform'),
    topicId: uuid('topic_id'),
    /** `SentView`: a screen that is mailed as a picture instead of a report, whose days are its own. */
    view: jsonb('view'),
    /** 1 Monday – 7 Sunday; null for a monthly one. */
    weekday: smallint('weekday'),
    /** 1–31, the last day of shorter months; null for a weekly one. */
    monthDay: smallint('month_day'),
    /** 0–23 in the account's time zone. */
    hour: smallint('hour').notNull(),
    recipients: text('recipients').array().notNull().default([]),
    /** Nothing is made while it is. */
    paused: boolean('paused').notNull().default(false),
    /** The local day that was due last when it was saved or made; later ones are due. */
    lastDue: date('last_due', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    check('report_schedule_title_length', sql`char_length(${t.title}) between 1 and 120`),
    check('report_schedule_day', sql`(${t.weekday} is null) <> (${t.monthDay} is null)`),
  ],
);

/** An address to which an account's reports were mailed. */
export const reportRecipient = sightline.table(
  'report_recipient',
  {
    userId: userId(),
    /** In lower case. */
    address: text('address').notNull(),
    /** Names the recipient in the link to unsubscribe; 128 random bits. */
    token: text('token').notNull(),
    usedAt: time('used_at').notNull(),
    /** The latest day (UTC) with mails to this address, and how many: they count although a report is deleted or sent again. */
    mailsOn: date('mails_on', { mode: 'string' }),
    mails: smallint('mails').notNull().default(0),
    unsubscribedAt: time('unsubscribed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.address] }),
    uniqueIndex('report_recipient_token').on(t.userId, t.token),
  ],
);
