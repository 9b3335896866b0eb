import { sql } from 'drizzle-orm';
import { check, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { sightline } from './base.ts';

/** Next steps of the Action Center that an account has completed; the steps themselves are content, not data. */
export const completedStep = sightline.table(
  'completed_step',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => account.userId, { onDelete: 'cascade' }),
    stepId: text('step_id').notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.stepId] }),
    check('completed_step_id_length', sql`char_length(${t.stepId}) between 1 and 100`),
  ],
);
