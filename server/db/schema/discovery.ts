import { sql } from 'drizzle-orm';
import { boolean, check, date, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { counter, sightline } from './base.ts';

/** Companies that a model found named in answers and that are not tracked. */
export const discoveredCompany = sightline.table(
  'discovered_company',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => account.userId, { onDelete: 'cascade' }),
    /** The name, folded: its case, accents and spaces make no difference. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** Answers that name it. */
    answers: counter('answers'),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    dismissed: boolean('dismissed').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    check('discovered_company_name_length', sql`char_length(${t.name}) between 1 and 120`),
  ],
);

/**
 * How many sentiments towards the brand each method judged, so that a series made by several says so. `judge` is
 * `rules` for the built-in analysis, else the chat model's name. Kept like the other daily rollups.
 */
export const judgeDay = sightline.table(
  'judge_day',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => account.userId, { onDelete: 'cascade' }),
    topicId: uuid('topic_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform').notNull(),
    branded: boolean('branded').notNull(),
    judge: text('judge').notNull(),
    analyzed: counter('analyzed'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topicId, t.day, t.platform, t.branded, t.judge] })],
);
