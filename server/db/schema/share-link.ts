import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountId } from './account.ts';
import { counter, createdAt, sightline, time } from './base.ts';

/** The screens that a share link can show. */
export const SHARED_SCREENS = ['overview', 'topic', 'head-to-head', 'what-changed', 'prompt'] as const;

/** A link that shows one view without a sign-in; its token is shown once and never stored. */
export const shareLink = sightline.table(
  'share_link',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    /** SHA-256 of the token, hexadecimal. */
    hash: text('hash').notNull(),
    /** For the account's people. */
    name: text('name').notNull(),
    screen: text('screen', { enum: SHARED_SCREENS }).notNull(),
    /** The topic, competitor or prompt that the view is about. */
    subjectId: uuid('subject_id'),
    /** A moving range: so many days up to the latest collected one. */
    days: integer('days'),
    /** Two fixed days; without these and `days` the view shows all time. */
    from: date('from_day', { mode: 'string' }),
    to: date('to_day', { mode: 'string' }),
    platform: text('platform'),
    /** Beside the range before it. */
    compare: boolean('compare').notNull(),
    /** The earlier range of “What changed”; the one just before where these are null. */
    beforeFrom: date('before_from', { mode: 'string' }),
    beforeTo: date('before_to', { mode: 'string' }),
    /** The person. */
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
    opens: counter('opens'),
    lastOpenedAt: time('last_opened_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // With the account, as a cluster needs it; the hash alone is unique.
    uniqueIndex('share_link_hash').on(t.hash, t.userId),
    check(
      'share_link_screen_check',
      sql`${t.screen} in ('overview', 'topic', 'head-to-head', 'what-changed', 'prompt')`,
    ),
  ],
);

/** How often a link was opened on a UTC day; days of more than a month ago are deleted. */
export const shareLinkOpens = sightline.table(
  'share_link_opens',
  {
    userId: uuid('user_id').notNull(),
    linkId: uuid('link_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    opens: counter('opens'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.linkId, t.day] }),
    foreignKey({
      columns: [t.userId, t.linkId],
      foreignColumns: [shareLink.userId, shareLink.id],
      name: 'share_link_opens_link',
    }).onDelete('cascade'),
  ],
);
