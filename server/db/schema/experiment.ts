import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  jsonb,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountId } from './account.ts';
import { createdAt, sightline, time } from './base.ts';

/** An experiment: a draft, or registered and from then on unchangeable but for its end. */
export const experiment = sightline.table(
  'experiment',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['draft', 'running', 'ended', 'abandoned'] }).notNull(),
    metric: text('metric', { enum: ['mentions', 'citations'] }).notNull(),
    /** `string[]`: canonical URLs of the touched pages. */
    pages: jsonb('pages').notNull().default([]),
    /** The day on which the pages are published. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    daysBefore: smallint('days_before').notNull(),
    daysLeftOut: smallint('days_left_out').notNull(),
    daysAfter: smallint('days_after').notNull(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').notNull(),
    registeredAt: time('registered_at'),
    registeredBy: uuid('registered_by'),
    /** What was registered, and its SHA-256. */
    canonical: text('canonical'),
    hash: text('hash'),
    /** Points that would be seen 8 times in 10, as promised when it was registered. */
    detectable: real('detectable'),
    abandonedAt: time('abandoned_at'),
    abandonedBy: uuid('abandoned_by'),
    abandonReason: text('abandon_reason'),
    endedAt: time('ended_at'),
    /** `Comparison`: computed once, so that later deletions of answers do not change it. */
    result: jsonb('result'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('experiment_by_status').on(t.status, t.startsOn),
    check('experiment_name_length', sql`char_length(${t.name}) between 1 and 120`),
    check('experiment_registered', sql`${t.status} = 'draft' or ${t.hash} is not null`),
  ],
);

/** A prompt of an experiment: treated, or a control of a treated one. */
export const experimentPrompt = sightline.table(
  'experiment_prompt',
  {
    userId: uuid('user_id').notNull(),
    experimentId: uuid('experiment_id').notNull(),
    /** It may have been deleted since. */
    promptId: uuid('prompt_id').notNull(),
    question: text('question').notNull(),
    /** The treated prompt whose control it is; null for a treated prompt, and for a control without one. */
    matchedTo: uuid('matched_to'),
    role: text('role', { enum: ['treated', 'control'] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.experimentId, t.promptId] }),
    foreignKey({
      columns: [t.userId, t.experimentId],
      foreignColumns: [experiment.userId, experiment.id],
    }).onDelete('cascade'),
  ],
);
