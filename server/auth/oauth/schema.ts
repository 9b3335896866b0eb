/** Tables of signing in by OAuth, which belongs to the embedded sign-in: a hosted project has none of them. */
import { sql } from 'drizzle-orm';
import { check, index, jsonb, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sightlineAuth, users } from '../embedded/schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What `oidc-provider` stores: clients, interactions, grants, codes and tokens. */
export const oauthRecords = sightlineAuth.table(
  'oauth_records',
  {
    /** The library's name of the kind. */
    model: text('model').notNull(),
    /** SHA-256 of the id, hexadecimal. For codes and tokens the id is the secret, which is not stored. */
    idHash: text('id_hash').notNull(),
    /** Null before somebody has decided, and for clients. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The grant that it belongs to; a grant's own is its `id_hash`. */
    grantHash: text('grant_hash'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.idHash] }),
    index('oauth_records_by_grant').on(t.grantHash),
    index('oauth_records_by_user').on(t.userId),
    index('oauth_records_by_end').on(t.expiresAt),
  ],
);

/** A grant as the person who gave it sees it. */
export const connectedApps = sightlineAuth.table(
  'connected_apps',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    grantHash: text('grant_hash').notNull(),
    /** As the app calls itself. */
    name: text('name').notNull(),
    /** Where it is, or where its replies go. */
    host: text('host').notNull(),
    scope: text('scope', { enum: ['read', 'write'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** When the last of its codes and tokens ends. */
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('connected_apps_grant_key').on(t.grantHash),
    index('connected_apps_by_user').on(t.userId),
    index('connected_apps_by_end').on(t.expiresAt),
    check('connected_apps_scope_check', sql`${t.scope} in ('read', 'write')`),
  ],
);
