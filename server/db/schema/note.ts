import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, prompt, topic } from './account.ts';
import { createdAt, sightline, time } from './base.ts';

/** What people and programs wrote at a day of the charts. A note is about a topic, about a prompt, or about the whole account. */
export const note = sightline.table(
  'note',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
    topicId: uuid('topic_id'),
    promptId: uuid('prompt_id'),
    /** The person; no reference, so that a note outlives those who wrote it. */
    authorId: uuid('author_id').notNull(),
    /** Their address at the time. */
    author: text('author').notNull(),
    via: text('via', { enum: ['session', 'token'] }).notNull(),
    createdAt: createdAt(),
    /** The last change; null where there was none. */
    changedById: uuid('changed_by_id'),
    changedBy: text('changed_by'),
    changedVia: text('changed_via', { enum: ['session', 'token'] }),
    changedAt: time('changed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.topicId], foreignColumns: [topic.userId, topic.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.userId, t.promptId], foreignColumns: [prompt.userId, prompt.id] }).onDelete(
      'cascade',
    ),
    index('note_by_day').on(t.userId, t.day, t.id),
    check('note_about_check', sql`${t.topicId} is null or ${t.promptId} is null`),
    check(
      'note_via_check',
      sql`${t.via} in ('session', 'token') and ${t.changedVia} in ('session', 'token')`,
    ),
  ],
);
