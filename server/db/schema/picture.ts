import { index, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountId } from './account.ts';
import { bytea, sightline, time } from './base.ts';

/** A picture that the servers of a chat fetch without a sign-in, for some days. */
export const picture = sightline.table(
  'picture',
  {
    userId: accountId(),
    /** What it is of, such as `alert <id>`; one picture each. */
    subject: text('subject').notNull(),
    /** The secret in its address: 256 random bits. */
    token: text('token').notNull(),
    png: bytea('png').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.subject] }),
    // With the account, as a cluster needs it; the token alone is unique.
    uniqueIndex('picture_token').on(t.token, t.userId),
    index('picture_by_expiry').on(t.expiresAt),
  ],
);
