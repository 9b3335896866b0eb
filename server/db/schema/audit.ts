import { boolean, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId } from './account.ts';
import { sightline, time } from './base.ts';

/** Who changed what in an account. Kept for a year. */
export const auditEvent = sightline.table(
  'audit_event',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    /** Of the latest of `times`. */
    at: time('at').notNull(),
    /** Null once the person has deleted their account. */
    personId: uuid('person_id'),
    email: text('email'),
    byToken: boolean('by_token').notNull(),
    /** As the list shows it, such as “Archived prompts”. */
    action: text('action').notNull(),
    detail: text('detail'),
    /** The same action by the same person within an hour is one event. */
    times: integer('times').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('audit_event_by_time').on(t.userId, t.at)],
);
