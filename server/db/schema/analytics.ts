import { boolean, date, doublePrecision, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account, accountId } from './account.ts';
import { counter, sightline, time } from './base.ts';

// What Google Analytics 4 says of sessions that AI assistants sent.

/** A property of Google Analytics 4 that an account reads. */
export const analyticsConnection = sightline.table('analytics_connection', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => account.userId, { onDelete: 'cascade' }),
  /** Digits. */
  propertyId: text('property_id').notNull(),
  /** Host of the landing pages, which the property gives as paths. */
  host: text('host').notNull(),
  clientEmail: text('client_email').notNull(),
  /** The service account's key, encrypted; null: figures that the product made for a demo. */
  secret: text('secret'),
  connectedAt: time('connected_at').notNull(),
  /** The latest attempt to read, and why it failed, for users; null: it did not. */
  triedAt: time('tried_at'),
  problem: text('problem'),
  /** The latest time that all days were read. */
  readAt: time('read_at'),
  /** As the property has them. */
  timeZone: text('time_zone'),
  currency: text('currency'),
});

/** Days that were read, in the property's time zone, and what Google says of its figures. */
export const analyticsDay = sightline.table(
  'analytics_day',
  {
    userId: accountId(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Google leaves out rows of few people. */
    thresholded: boolean('thresholded').notNull(),
    /** Google sums rare rows up as “(other)”. */
    otherRow: boolean('other_row').notNull(),
    sampled: boolean('sampled').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** A landing page. Its id is that of its `source`, its `visit_page` and its `page`: it is made from the URL. */
export const analyticsPage = sightline.table(
  'analytics_page',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    /** Canonical, without its query. */
    url: text('url').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** Sessions that AI assistants sent, by landing page. */
export const analyticsPageDay = sightline.table(
  'analytics_page_day',
  {
    userId: accountId(),
    day: date('day', { mode: 'string' }).notNull(),
    /** An `analytics_page`, or `OTHER_PAGES` of visits/model.ts. */
    pageId: uuid('page_id').notNull(),
    /** `key` of a platform in visit-analysis/people.ts, or `other`. */
    platform: text('platform').notNull(),
    sessions: counter('sessions'),
    keyEvents: doublePrecision('key_events').notNull(),
    /** In the property's currency. */
    revenue: doublePrecision('revenue').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.pageId, t.platform] }),
    index('analytics_page_day_by_page').on(t.userId, t.pageId, t.day),
  ],
);

/** Which reports of search engines are read: what their AI answers show of a site. */
export const SEARCH_REPORT_KINDS = ['search-console-ai', 'bing-ai'] as const;
export type SearchReportKind = (typeof SEARCH_REPORT_KINDS)[number];

/** A report of a search engine that was imported. Reports of a kind have no days in common. */
export const searchReport = sightline.table(
  'search_report',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: SEARCH_REPORT_KINDS }).notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    importedAt: time('imported_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** A page of a report. */
export const searchReportPage = sightline.table(
  'search_report_page',
  {
    userId: accountId(),
    reportId: uuid('report_id').notNull(),
    /** As that of an `analytics_page`. */
    pageId: uuid('page_id').notNull(),
    url: text('url').notNull(),
    /** Impressions in AI answers of Google, or citations in those of Bing and Copilot. */
    count: counter('count'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.reportId, t.pageId] })],
);
