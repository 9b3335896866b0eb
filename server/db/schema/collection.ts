import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, accountId } from './account.ts';
import { counter, money, sightline, time } from './base.ts';

/** How an account collects answers; an account without a row has the defaults. */
export const collectionSetting = sightline.table(
  'collection_setting',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => account.userId, { onDelete: 'cascade' }),
    /** Keys of the platforms that are asked. */
    platforms: text('platforms').array().notNull().default([]),
    /** Times that each prompt is asked on each platform and day. */
    samples: smallint('samples').notNull().default(1),
    /** ISO 3166-1 alpha-2; null: the vendor's own choice. */
    country: text('country'),
    /** BCP 47; null: the vendor's own choice. */
    language: text('language'),
    daily: boolean('daily').notNull().default(false),
    /** Hour of the day in `timeZone` after which the daily run starts, 0–23. */
    hour: smallint('hour').notNull().default(6),
    /** IANA name. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** When the schedule was last changed: what was due before is not caught up. */
    dailySince: time('daily_since'),
    /** US dollars a calendar month (UTC); null: no limit. */
    monthlyBudget: money('monthly_budget'),
    /** When the set-up was completed; null: it is offered. */
    setUpAt: time('set_up_at'),
    /** Whether the configured chat model judges answers as they arrive. */
    judgedByModel: boolean('judged_by_model').notNull().default(false),
  },
  (t) => [
    check('collection_setting_samples_check', sql`${t.samples} between 1 and 10`),
    check('collection_setting_hour_check', sql`${t.hour} between 0 and 23`),
  ],
);

export const collectionRun = sightline.table(
  'collection_run',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    trigger: text('trigger', { enum: ['manual', 'schedule'] }).notNull(),
    /** `stopped`: by the budget, or because its platforms are gone; `reason` says why. */
    status: text('status', { enum: ['running', 'finished', 'cancelled', 'stopped'] })
      .notNull()
      .default('running'),
    reason: text('reason'),
    /** UTC day its measurements are keyed by. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Local day of a scheduled run; unique, so that several servers start it once. */
    scheduledFor: date('scheduled_for', { mode: 'string' }),
    samples: smallint('samples').notNull(),
    prompts: integer('prompts').notNull(),
    startedAt: time('started_at').notNull().defaultNow(),
    finishedAt: time('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('collection_run_one_running').on(t.userId).where(sql`${t.status} = 'running'`),
    uniqueIndex('collection_run_scheduled').on(t.userId, t.scheduledFor),
    index('collection_run_by_start').on(t.userId, t.startedAt),
    check('collection_run_trigger_check', sql`${t.trigger} in ('manual', 'schedule')`),
    check('collection_run_status_check', sql`${t.status} in ('running', 'finished', 'cancelled', 'stopped')`),
  ],
);

/** What a run planned and did on one platform; raised in the transaction that stores the answer. */
export const collectionRunPlatform = sightline.table(
  'collection_run_platform',
  {
    userId: uuid('user_id').notNull(),
    runId: uuid('run_id').notNull(),
    platform: text('platform').notNull(),
    planned: counter('planned'),
    answered: counter('answered'),
    failed: counter('failed'),
    refused: counter('refused'),
    empty: counter('empty'),
    inputTokens: counter('input_tokens'),
    outputTokens: counter('output_tokens'),
    searches: counter('searches'),
    /** US dollars, as estimated before the run; null: no price is known. */
    estimatedCost: money('estimated_cost'),
    /** US dollars so far, of the replies that could be priced. */
    cost: money('cost').notNull().default(0),
    /** Replies that could not be priced. */
    unpriced: counter('unpriced'),
    /** Failed measurements whose question was never sent. */
    unsent: counter('unsent'),
    /** Why its questions are being retried; null after a reply. */
    trouble: text('trouble'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.runId, t.platform] }),
    foreignKey({
      columns: [t.userId, t.runId],
      foreignColumns: [collectionRun.userId, collectionRun.id],
    }).onDelete('cascade'),
  ],
);

/** When a platform may be asked next, shared by all workers. */
export const platformPace = sightline.table('platform_pace', {
  platform: text('platform').primaryKey(),
  nextAt: time('next_at').notNull(),
  /** Until when the vendor asked to wait, and why. */
  pausedUntil: time('paused_until'),
  pauseReason: text('pause_reason'),
});

/** Whether a platform answered when it was last tried; the server's, not an account's. */
export const platformHealth = sightline.table('platform_health', {
  platform: text('platform').primaryKey(),
  healthy: boolean('healthy').notNull(),
  /** In our words; null when healthy. */
  reason: text('reason'),
  checkedAt: time('checked_at').notNull().defaultNow(),
});
