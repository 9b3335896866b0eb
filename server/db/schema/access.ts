import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountId } from './account.ts';
import { createdAt, sightline, time } from './base.ts';

/** A personal token for GraphQL and REST; the token itself is shown once and never stored. */
export const apiToken = sightline.table(
  'api_token',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['read', 'write', 'visits'] }).notNull(),
    /** SHA-256 of the token, hexadecimal. */
    hash: text('hash').notNull(),
    /** Its first characters, by which its owner recognises it. */
    prefix: text('prefix').notNull(),
    createdAt: createdAt(),
    expiresAt: time('expires_at'),
    lastUsedAt: time('last_used_at'),
    revokedAt: time('revoked_at'),
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
    endsAt: time('ends_at').notNull(),
  },
  (t) => [index('rate_limit_by_end').on(t.endsAt)],
);
