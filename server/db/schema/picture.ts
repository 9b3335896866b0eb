import { customType, index, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { sightline } from './base.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A picture that the servers of a chat fetch without a sign-in, for some days. */
export const picture = sightline.table(
  'picture',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => account.userId, { onDelete: 'cascade' }),
    /** What it is of, such as `alert <id>`; one picture each. */
    subject: text('subject').notNull(),
    /** The secret in its address: 256 random bits. */
    token: text('token').notNull(),
    png: bytea('png').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.subject] }),
    // With the account, as a cluster needs it; the token alone is unique.
    uniqueIndex('picture_token').on(t.token, t.userId),
    index('picture_by_expiry').on(t.expiresAt),
  ],
);
