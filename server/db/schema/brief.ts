import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId } from './account.ts';
import { money, sightline, time } from './base.ts';

/** A text that a chat model wrote; an account keeps the latest ones. */
export const contentDraft = sightline.table(
  'content_draft',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    /** Of the brief; null: a text alone was reworked. */
    promptId: uuid('prompt_id'),
    level: text('level', { enum: ['balanced', 'technical', 'accessible'] }).notNull(),
    status: text('status', { enum: ['writing', 'done', 'failed'] }).notNull(),
    problem: text('problem'),
    model: text('model').notNull(),
    /** The user's text; empty for a draft from a brief alone. */
    original: text('original').notNull().default(''),
    /** `DraftText`, once it is done. */
    result: jsonb('result'),
    /** `PageScoreValues` of both texts. */
    before: jsonb('scores_before'),
    after: jsonb('scores_after'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    cost: money('cost'),
    /** Who started it. */
    startedBy: uuid('started_by').notNull(),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('content_draft_by_start').on(t.userId, t.startedAt),
    check('content_draft_original_length', sql`char_length(${t.original}) <= 20000`),
  ],
);
