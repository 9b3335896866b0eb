import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, accountId } from './account.ts';
import { counter, sightline, time } from './base.ts';

// What server logs say of AI platforms. No table has an address of a visitor.

/** `forged`: the address is outside the ranges that the vendor publishes; `unpublished`: the product has no ranges of it. */
export const VERIFICATIONS = ['verified', 'forged', 'unpublished'] as const;

/** Which way lines came in. */
export const VISIT_DOORS = ['command', 'browser', 'post'] as const;
export type VisitDoor = (typeof VISIT_DOORS)[number];

/** A page of the account's sites that was visited. Its id is that of its `source` and its `page`: it is made from the URL. */
export const visitPage = sightline.table(
  'visit_page',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    /** Canonical; without its query, unless answers cite it or the product reads it with one. */
    url: text('url').notNull(),
    /** UTC day of the first counted visit; a day adds a limited number of pages. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('visit_page_by_day').on(t.userId, t.firstDay),
    index('visit_page_site_files').on(t.userId).where(sql`url ~ '/(llms|llms-full|robots)[.]txt$'`),
  ],
);

/** Visits of AI agents. Redirects are none, 304 is one. */
export const visitHour = sightline.table(
  'visit_hour',
  {
    userId: accountId(),
    /** Begin of the UTC hour; of the UTC day, for hours older than 40 days. */
    hour: time('hour').notNull(),
    /** `token` of an AI agent. */
    agent: text('agent').notNull(),
    verification: text('verification', { enum: VERIFICATIONS }).notNull(),
    /** A `visit_page`, or `ASSETS` or `OTHER_PAGES` of visits/model.ts, which are no pages. */
    pageId: uuid('page_id').notNull(),
    /** As the log has it, so 0 and 499 occur. */
    httpStatus: smallint('http_status').notNull(),
    visits: counter('visits'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.hour, t.agent, t.verification, t.pageId, t.httpStatus] }),
    index('visit_hour_by_page').on(t.userId, t.pageId, t.hour),
  ],
);

/** Sums of `visit_hour` by agent, for screens. */
export const visitAgentDay = sightline.table(
  'visit_agent_day',
  {
    userId: accountId(),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    agent: text('agent').notNull(),
    verification: text('verification', { enum: VERIFICATIONS }).notNull(),
    httpStatus: smallint('http_status').notNull(),
    visits: counter('visits'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.agent, t.verification, t.httpStatus] })],
);

/** Sums of `visit_hour` by page, for screens. */
export const visitPageDay = sightline.table(
  'visit_page_day',
  {
    userId: accountId(),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** As in `visit_hour`. */
    pageId: uuid('page_id').notNull(),
    /** As in `visit_hour`. */
    httpStatus: smallint('http_status').notNull(),
    /** Without forged ones. */
    visits: counter('visits'),
    forged: counter('forged'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.pageId, t.httpStatus] }),
    index('visit_page_day_by_page').on(t.userId, t.pageId, t.day),
  ],
);

/** People whom an AI platform sent, by the page they landed on: a floor, because many send no referrer. */
export const referralHour = sightline.table(
  'referral_hour',
  {
    userId: accountId(),
    /** As in `visit_hour`. */
    hour: time('hour').notNull(),
    /** `key` of a platform in visit-analysis/people.ts. */
    platform: text('platform').notNull(),
    /** The landing page: a `visit_page` or `OTHER_PAGES`. */
    pageId: uuid('page_id').notNull(),
    httpStatus: smallint('http_status').notNull(),
    visits: counter('visits'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.hour, t.platform, t.pageId, t.httpStatus] }),
    index('referral_hour_by_page').on(t.userId, t.pageId, t.hour),
  ],
);

/** The latest visits for the live feed; an account has a limited number. */
export const recentVisit = sightline.table(
  'recent_visit',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    /** In the log. */
    visitedAt: time('visited_at').notNull(),
    /** When its line came in. */
    receivedAt: time('received_at').notNull(),
    /** `token` of an AI agent; null: a person. */
    agent: text('agent'),
    /** Null: a person. */
    verification: text('verification', { enum: VERIFICATIONS }),
    /** The platform that sent the person; null: an agent. */
    platform: text('platform'),
    /** As in `visit_hour`. */
    pageId: uuid('page_id').notNull(),
    /** Canonical, without query; also of assets and of pages beyond the limit. */
    url: text('url').notNull(),
    httpStatus: smallint('http_status').notNull(),
    /** Of a log that the product made for a demo. */
    simulated: boolean('simulated').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('recent_visit_by_time').on(t.userId, t.visitedAt, t.id),
  ],
);

/**
 * Lines that were counted, so that none is counted twice. Equal lines share a row: `occurrences` is the largest number of them
 * in one reading (decision 037).
 */
export const visitLine = sightline.table(
  'visit_line',
  {
    userId: accountId(),
    /** UTC day of the visit. */
    day: date('day', { mode: 'string' }).notNull(),
    /** 64 bits of a hash of the line's content without the visitor's address, or of the request's id where the log has one. */
    hash: bigint('hash', { mode: 'bigint' }).notNull(),
    /** How many were counted. */
    occurrences: integer('occurrences').notNull(),
    /** The reading (a file, or one request of a drain) that had it last, and how many of them it has had so far. */
    reading: uuid('reading').notNull(),
    seen: integer('seen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.hash] })],
);

/** What was read: a file, or the requests of a drain by format and UTC day. */
export const visitImport = sightline.table(
  'visit_import',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    door: text('door', { enum: VISIT_DOORS }).notNull(),
    /** Of the file; null: requests. */
    name: text('name'),
    /** `key` of a log format; null: no line was recognised yet. */
    format: text('format'),
    /** The header that later lines are read by, as the format keeps it. */
    header: jsonb('header'),
    startedAt: time('started_at').notNull(),
    /** When the latest lines came in. */
    updatedAt: time('updated_at').notNull(),
    /** Lines read so far, without headers and empty ones. What follows are parts of them. */
    lines: bigint('lines', { mode: 'number' }).notNull().default(0),
    /** Physical lines read so far; the next request continues here. */
    position: bigint('position', { mode: 'number' }).notNull().default(0),
    /** Counted visits of agents. */
    visits: counter('visits'),
    /** Of these, the forged ones. */
    forged: counter('forged'),
    /** Counted people. */
    people: counter('people'),
    /** Lines of agents and people that were counted before. */
    known: counter('known'),
    /** Redirects of agents and people. */
    redirects: counter('redirects'),
    /** Lines of agents and people at hosts that are not the account's, and one of the hosts. */
    otherHosts: counter('other_hosts'),
    otherHost: text('other_host'),
    /** Lines of agents and people that are older than visits are kept, or in the future. */
    outOfTime: counter('out_of_time'),
    /** Lines that could not be read; number and beginning of the first of them, without addresses. */
    bad: bigint('bad', { mode: 'number' }).notNull().default(0),
    firstBadLine: bigint('first_bad_line', { mode: 'number' }),
    firstBadText: text('first_bad_text'),
    /** Time of the earliest and the latest counted visit. */
    firstVisitAt: time('first_visit_at'),
    lastVisitAt: time('last_visit_at'),
    /** The product made it for a demo. */
    simulated: boolean('simulated').notNull().default(false),
    /**
     * What the first megabytes of a large file and the way it is read come to, so that a later run finds what this one has read;
     * null: it is not continued.
     */
    startKey: text('start_key'),
    /** The file's bytes read so far, and their CRC-32. The last line of them may be incomplete; then it is none of `position`. */
    readBytes: bigint('read_bytes', { mode: 'number' }),
    readCrc: bigint('read_crc', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('visit_import_by_time').on(t.userId, t.updatedAt)],
);

/** How an account's drains sign their requests. */
export const visitSettings = sightline.table('visit_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => account.userId, { onDelete: 'cascade' }),
  /** Signs requests of a Vercel drain, so it is stored unhashed. Null: signatures are not checked. */
  vercelSecret: text('vercel_secret'),
});

/** The latest published ranges of an AI agent that were fetched; without a row those that ship with the product count. */
export const agentRanges = sightline.table('agent_ranges', {
  /** `key` of a list in ai-agents/ranges/lists.ts. */
  list: text('list').primaryKey(),
  /** `string[]` in CIDR notation; null: never fetched. */
  prefixes: jsonb('prefixes'),
  /** The date in the list itself, if any. */
  createdAt: text('created_at'),
  fetchedAt: time('fetched_at'),
  /** The latest attempt, and why it failed, for users; null: it did not. */
  triedAt: time('tried_at').notNull(),
  problem: text('problem'),
});
