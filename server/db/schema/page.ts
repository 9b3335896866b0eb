import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, accountId } from './account.ts';
import { counter, createdAt, sightline, time } from './base.ts';

/** A page that was read or is to be read: one that answers cite, or one of the brand's own. Its id is that of its `source`. */
export const page = sightline.table(
  'page',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    /** Canonical. */
    url: text('url').notNull(),
    domain: text('domain').notNull(),
    /** Those of its `source`, by which packed answers and totals know it. */
    number: integer('number').notNull(),
    site: integer('site').notNull(),
    /** It is in a sitemap of the brand's site. */
    inSitemap: boolean('in_sitemap').notNull().default(false),
    /** Made by the demo's simulated web. */
    simulated: boolean('simulated').notNull().default(false),
    /** What became of the latest attempt, a `PageStatus`. */
    status: text('status').notNull().default('waiting'),
    httpStatus: smallint('http_status'),
    /** Why the latest attempt failed, for users. */
    problem: text('problem'),
    /** Failed attempts since it was last read. */
    failures: smallint('failures').notNull().default(0),
    triedAt: time('tried_at'),
    /** When it may be read again. */
    dueAt: time('due_at').notNull().defaultNow(),
    /** The latest successful attempt; what follows was found then. */
    readAt: time('read_at'),
    finalUrl: text('final_url'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    title: text('title').notNull().default(''),
    author: text('author'),
    publishedOn: date('published_on', { mode: 'string' }),
    modifiedOn: date('modified_on', { mode: 'string' }),
    language: text('language'),
    /** A `PageKind`. */
    kind: text('kind'),
    words: counter('words'),
    /** Of title and main text, each once, between spaces; what prompts ask about is looked for in it. */
    stems: text('stems').notNull().default(''),
    paywalled: boolean('paywalled').notNull().default(false),
    noIndex: boolean('no_index').notNull().default(false),
    authoritativeness: real('authoritativeness'),
    citations: integer('citations'),
    quotations: integer('quotations'),
    statistics: integer('statistics'),
    technicalTerms: integer('technical_terms'),
    fluency: real('fluency'),
    /** The version of the reader and the scores; null: never read. */
    method: text('method'),
    /** Number of the latest `page_version`; 0: none. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('page_by_due').on(t.userId, t.dueAt),
    index('page_by_domain').on(t.userId, t.domain),
    check('page_url_length', sql`char_length(${t.url}) between 1 and 2048`),
  ],
);

/** The main text of a page whenever it changed. */
export const pageVersion = sightline.table(
  'page_version',
  {
    userId: uuid('user_id').notNull(),
    pageId: uuid('page_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    readAt: time('read_at').notNull(),
    /** Of the main text. */
    hash: text('hash').notNull(),
    /** `PageContent`. */
    content: jsonb('content').notNull(),
    /** `PageScores`. */
    scores: jsonb('scores').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.pageId, t.number] }),
    foreignKey({ columns: [t.userId, t.pageId], foreignColumns: [page.userId, page.id] }).onDelete('cascade'),
  ],
);

/** One pass over pages that are due. */
export const pageRun = sightline.table(
  'page_run',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    status: text('status', { enum: ['waiting', 'reading', 'done', 'stopped', 'failed'] }).notNull(),
    /** Who started it; null: the schedule. */
    startedBy: uuid('started_by'),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
    problem: text('problem'),
    /** Of cited pages it reads only those that answers to this prompt cite; null: all that are due. */
    promptId: uuid('prompt_id'),
    /** Pages it was to read at most. */
    limit: integer('page_limit').notNull(),
    planned: counter('planned'),
    changed: counter('changed'),
    unchanged: counter('unchanged'),
    failed: counter('failed'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('page_run_by_start').on(t.userId, t.startedAt)],
);

/** How an account reads pages, and the version of what was read. */
export const pageSettings = sightline.table('page_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => account.userId, { onDelete: 'cascade' }),
  /** Every day, without being asked. */
  daily: boolean('daily').notNull().default(false),
  pagesPerDay: integer('pages_per_day').notNull().default(200),
  /** Raised whenever results of reading pages are stored. */
  resultsVersion: bigint('results_version', { mode: 'number' }).notNull().default(0),
});
