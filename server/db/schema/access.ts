import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { createdAt, sightline } from './base.ts';

/** A personal token for GraphQL and REST; the token itself is shown once and never stored. */
export const apiToken = sightline.table(
  'api_token',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => account.userId, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['read', 'write', 'visits'] }).notNull(),
    /** SHA-256 of the token, hexadecimal. */
    hash: text('hash').notNull(),
    /** Its first characters, by which its owner recognises it. */
    prefix: text('prefix').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'string' }),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, mode: 'string' }),
    revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('api_token_hash').on(t.hash),
    check('api_token_scope_check', sql`${t.scope} in ('read', 'write', 'visits')`),
  ],
);

/** Counters of rate limits, shared by all servers; one whose window is over may be deleted. */
export const rateLimit = sightline.table(
  'rate_limit',
  {
    /** What is limited and whose it is, such as `token:<id>`. */
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (t) => [index('rate_limit_by_end').on(t.endsAt)],
);
