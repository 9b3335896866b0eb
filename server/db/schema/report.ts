/** Reports that visitors asked for. They belong to no account: a visitor has none. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { money, sightline, time } from './base.ts';

export const report = sightline.table(
  'report',
  {
    id: uuid('id').primaryKey(),
    /** Names the report in its private address; 256 random bits. */
    token: text('token').notNull(),
    /** Confirms and deletes the report; only mails contain it, so sharing the page shares neither right. */
    manageKey: text('manage_key').notNull(),
    /** `removed`: on request; its content is deleted, its cost is kept. */
    status: text('status', {
      enum: ['unconfirmed', 'waiting', 'asking', 'made', 'failed', 'removed'],
    }).notNull(),
    /** Why it failed, in words for the operator. */
    problem: text('problem'),
    mailStatus: text('mail_status', { enum: ['none', 'waiting', 'sent', 'failed'] })
      .notNull()
      .default('none'),
    mailProblem: text('mail_problem'),
    /** Empty once removed, as all that the visitor gave. */
    email: text('email').notNull(),
    company: text('company').notNull(),
    /** Registrable domain. */
    website: text('website'),
    competitors: text('competitors').array().notNull().default([]),
    searchTopics: text('search_topics').array().notNull().default([]),
    prompts: text('prompts').array().notNull().default([]),
    /** Keys of the platforms that are asked, chosen when it is confirmed: the budget is taken for these. */
    platforms: text('platforms').array().notNull().default([]),
    simulated: boolean('simulated').notNull().default(false),
    /** UTC day whose budget it is counted in: that of its confirmation. */
    budgetDay: date('budget_day', { mode: 'string' }),
    /** US dollars it is expected to cost; null where no price is known. */
    estimatedCost: money('estimated_cost'),
    /** US dollars paid so far. */
    cost: money('cost').notNull().default(0),
    requestedAt: time('requested_at').notNull(),
    confirmedAt: time('confirmed_at'),
    startedAt: time('started_at'),
    madeAt: time('made_at'),
    mailedAt: time('mailed_at'),
    /** After it the report is gone. */
    expiresAt: time('expires_at').notNull(),
    /** Everything that the mail, the PDF and the page show; never changed. */
    content: jsonb('content'),
  },
  (t) => [
    uniqueIndex('report_token').on(t.token),
    index('report_by_request').on(t.requestedAt, t.id),
    index('report_by_budget_day').on(t.budgetDay),
    index('report_by_expiry').on(t.expiresAt),
    check(
      'report_status_check',
      sql`${t.status} in ('unconfirmed', 'waiting', 'asking', 'made', 'failed', 'removed')`,
    ),
    check('report_mail_status_check', sql`${t.mailStatus} in ('none', 'waiting', 'sent', 'failed')`),
  ],
);

/** One platform's reply to one prompt of a report; asked at most once. */
export const reportAnswer = sightline.table(
  'report_answer',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    /** Place among the report's prompts, from 0. */
    prompt: smallint('prompt').notNull(),
    platform: text('platform').notNull(),
    model: text('model'),
    status: text('status', { enum: ['answered', 'failed', 'refused', 'empty'] }).notNull(),
    failure: text('failure'),
    text: text('text').notNull().default(''),
    sources: jsonb('sources').$type<{ url: string; title: string }[]>().notNull().default([]),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    searches: integer('searches'),
    cost: money('cost'),
    latencyMs: integer('latency_ms'),
    reference: text('reference'),
    collectedAt: time('collected_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.prompt, t.platform] }),
    check('report_answer_status_check', sql`${t.status} in ('answered', 'failed', 'refused', 'empty')`),
  ],
);
