import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account, accountId } from './account.ts';
import { sightline, time } from './base.ts';

/** Kinds of next steps, as the API names them. */
export const STEP_KINDS = [
  'GET_INTO_PAGE',
  'PUBLISH_PAGE',
  'FIX_PAGES',
  'READ_PAGES',
  'COLLECT_AGAIN',
] as const;

/** A step of the checklist, with the figures from which it was made, so that “since then” stays true. */
export const nextStep = sightline.table(
  'next_step',
  {
    userId: accountId(),
    /** The kind and what it is about. */
    id: text('id').notNull(),
    kind: text('kind', { enum: STEP_KINDS }).notNull(),
    title: text('title').notNull(),
    reason: text('reason').notNull(),
    promptId: uuid('prompt_id'),
    question: text('question'),
    sourceId: uuid('source_id'),
    sourceUrl: text('source_url'),
    /** `string[]`: the pages to fix. */
    pageIds: jsonb('page_ids').notNull().default([]),
    madeAt: time('made_at').notNull(),
    /** The latest collected day when it was made. */
    madeOn: date('made_on', { mode: 'string' }).notNull(),
    /** Null while it is open. */
    completedAt: time('completed_at'),
    /** What has changed since it was made, once it is completed. */
    change: text('change'),
    /** A person completed it or opened it again, so it no longer completes itself. */
    setByHand: boolean('set_by_hand').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    check('next_step_id_length', sql`char_length(${t.id}) between 1 and 100`),
    check('next_step_text_length', sql`char_length(${t.title}) <= 2000 and char_length(${t.reason}) <= 2000`),
  ],
);

/**
 * What a job derived from an account's data, and when: the steps, and the insights, which are costly to find. Before the first
 * time it holds the data version at the last look, without insights.
 */
export const nextStepState = sightline.table('next_step_state', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => account.userId, { onDelete: 'cascade' }),
  /** The account's data version then. */
  dataVersion: bigint('data_version', { mode: 'number' }).notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  /** `KeyInsight`: of all data, and of sources alone. */
  insight: jsonb('insight'),
  sourceInsight: jsonb('source_insight'),
  derivedAt: time('derived_at').notNull().defaultNow(),
});
