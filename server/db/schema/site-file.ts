import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, accountId } from './account.ts';
import { counter, sightline, time } from './base.ts';

export const SITE_FILE_KINDS = ['llms', 'llms-full', 'robots'] as const;

/** What became of the latest request for a file. */
export const SITE_FILE_STATUSES = [
  'read',
  'not-found',
  'robots',
  'refused',
  'too-large',
  'timed-out',
  'not-text',
  'unreachable',
  'failed',
] as const;

/** A file at the root of the brand's site: llms.txt, llms-full.txt or robots.txt. */
export const siteFile = sightline.table(
  'site_file',
  {
    userId: accountId(),
    kind: text('kind', { enum: SITE_FILE_KINDS }).notNull(),
    /** The brand's domain when the file was requested. */
    domain: text('domain').notNull(),
    status: text('status', { enum: SITE_FILE_STATUSES }).notNull(),
    httpStatus: smallint('http_status'),
    /** Why it was not read, for users. */
    problem: text('problem'),
    /** After redirects. */
    finalUrl: text('final_url').notNull(),
    checkedAt: time('checked_at').notNull(),
    /** Who started the check; null: the schedule. */
    checkedBy: uuid('checked_by'),
    /** Number of the latest `site_file_version`; 0: none. */
    version: counter('version'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** The text of a file whenever it changed. */
export const siteFileVersion = sightline.table(
  'site_file_version',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: SITE_FILE_KINDS }).notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    fetchedAt: time('fetched_at').notNull(),
    url: text('url').notNull(),
    content: text('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.number] }),
    foreignKey({ columns: [t.userId, t.kind], foreignColumns: [siteFile.userId, siteFile.kind] }).onDelete(
      'cascade',
    ),
  ],
);

/** An account's latest check of its files and of the links in llms.txt. */
export const siteCheck = sightline.table('site_check', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => account.userId, { onDelete: 'cascade' }),
  id: uuid('id').notNull(),
  status: text('status', { enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
  /** It also requests the links of llms.txt. */
  withLinks: boolean('with_links').notNull(),
  /** Who started it; null: the schedule. */
  startedBy: uuid('started_by'),
  startedAt: time('started_at').notNull(),
  endedAt: time('ended_at'),
  linkCount: counter('link_count'),
  linksChecked: counter('links_checked'),
  /** When the links below were requested. */
  linksAt: time('links_at'),
  /** `CheckedLink[]` of the latest check of links. */
  links: jsonb('links').notNull().default([]),
  /** URLs of the site's pages from its sitemaps. */
  sitemapUrls: jsonb('sitemap_urls').notNull().default([]),
});

/** The llms.txt that an account is writing; nothing publishes it. */
export const llmsDraft = sightline.table(
  'llms_draft',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => account.userId, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    savedAt: time('saved_at').notNull(),
    savedBy: uuid('saved_by').notNull(),
  },
  (t) => [check('llms_draft_size', sql`octet_length(${t.content}) <= 512000`)],
);
