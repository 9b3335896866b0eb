import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, accountId } from './account.ts';
import { createdAt, sightline, time } from './base.ts';

/** The mail account that outreach is sent from. Passwords are encrypted by server/secrets. */
export const outreachSettings = sightline.table(
  'outreach_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => account.userId, { onDelete: 'cascade' }),
    fromName: text('from_name').notNull().default(''),
    fromAddress: text('from_address').notNull().default(''),
    /** Shown at the end of each mail. */
    postalAddress: text('postal_address').notNull().default(''),
    smtpHost: text('smtp_host').notNull().default(''),
    smtpPort: integer('smtp_port').notNull().default(587),
    /** `tls`, `starttls` or `plain`. */
    smtpSecurity: text('smtp_security').notNull().default('starttls'),
    smtpUser: text('smtp_user').notNull().default(''),
    smtpSecret: text('smtp_secret'),
    imapHost: text('imap_host').notNull().default(''),
    imapPort: integer('imap_port').notNull().default(993),
    imapSecurity: text('imap_security').notNull().default('tls'),
    imapUser: text('imap_user').notNull().default(''),
    imapSecret: text('imap_secret'),
    /** The server delivers `name+anything@` to `name@`. */
    plusAddressing: boolean('plus_addressing').notNull().default(false),
    dailyLimit: smallint('daily_limit').notNull().default(30),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Hash of the settings that the latest successful trial tested. */
    testedHash: text('tested_hash'),
    testedAt: time('tested_at'),
    /** Where the next poll of the inbox begins. */
    uidValidity: text('uid_validity'),
    lastUid: integer('last_uid'),
    polledAt: time('polled_at'),
    pollProblem: text('poll_problem'),
  },
  (t) => [check('outreach_settings_limit', sql`${t.dailyLimit} between 1 and 30`)],
);

/** A page to get into; its id is that of its `source` and `page`. */
export const outreachTarget = sightline.table(
  'outreach_target',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    domain: text('domain').notNull(),
    title: text('title').notNull().default(''),
    /** `cited` or `imported`. */
    origin: text('origin').notNull(),
    /** `none`, `waiting`, `read` or `failed`. */
    contactsStatus: text('contacts_status').notNull().default('none'),
    contactsProblem: text('contacts_problem'),
    contactsAt: time('contacts_at'),
    simulated: boolean('simulated').notNull().default(false),
    createdAt: createdAt(),
    /** Whether the page named the brand when it was last read before the first mail; null: it was not read. */
    namedBefore: boolean('named_before'),
    /** The first reading after the first mail that named the brand. */
    pageChangedAt: time('page_changed_at'),
    /** Day of the first answer after that change that cites the page and names the brand. */
    citedOn: date('cited_on', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    check(
      'outreach_target_length',
      sql`char_length(${t.url}) between 1 and 2048 and char_length(${t.title}) <= 500`,
    ),
  ],
);

/** A way to reach the people behind a page, as it is published there. */
export const outreachContact = sightline.table(
  'outreach_contact',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    targetId: uuid('target_id').notNull(),
    name: text('name').notNull().default(''),
    /** Lower case; null for a page with a form. */
    address: text('address'),
    /** `json-ld`, `author-link`, `byline`, `mailto`, `contact-page` or `imported`. */
    kind: text('kind').notNull(),
    /** The page that publishes it, or the form's page. */
    publishedUrl: text('published_url').notNull(),
    /** The words around it on that page. */
    publishedText: text('published_text').notNull().default(''),
    /** Its place among those of the target. */
    position: smallint('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.targetId],
      foreignColumns: [outreachTarget.userId, outreachTarget.id],
    }).onDelete('cascade'),
    index('outreach_contact_by_target').on(t.userId, t.targetId),
    check(
      'outreach_contact_length',
      sql`char_length(${t.name}) <= 200 and char_length(${t.address}) <= 254 and char_length(${t.publishedUrl}) <= 2048 and char_length(${t.publishedText}) <= 500`,
    ),
  ],
);

/** A mail to one contact, from the draft on. A row in the state `sending` is written before the mail is handed over. */
export const outreachMail = sightline.table(
  'outreach_mail',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    targetId: uuid('target_id').notNull(),
    contactId: uuid('contact_id'),
    toName: text('to_name').notNull().default(''),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** `DraftFact[]`: where the facts of the draft are from. */
    facts: jsonb('facts').notNull().default([]),
    /** `draft`, `approved`, `queued`, `sending`, `uncertain`, `sent`, `bounced`, `replied` or `declined`. */
    state: text('state').notNull().default('draft'),
    /** Random; in References, the address for replies and the link to unsubscribe. */
    token: text('token').notNull(),
    messageId: text('message_id'),
    approvedHash: text('approved_hash'),
    approvedBy: uuid('approved_by'),
    approvedAt: time('approved_at'),
    sendingAt: time('sending_at'),
    sentAt: time('sent_at'),
    /** In the account's time zone; counts against the daily limit. */
    sentOn: date('sent_on', { mode: 'string' }),
    endedAt: time('ended_at'),
    /** Why it was not sent or came back. */
    problem: text('problem'),
    /** The beginning of a reply. */
    excerpt: text('excerpt'),
    simulated: boolean('simulated').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.targetId],
      foreignColumns: [outreachTarget.userId, outreachTarget.id],
    }).onDelete('cascade'),
    index('outreach_mail_by_target').on(t.userId, t.targetId),
    index('outreach_mail_by_token').on(t.userId, t.token),
    index('outreach_mail_by_day').on(t.userId, t.sentOn),
    check(
      'outreach_mail_length',
      sql`char_length(${t.toAddress}) <= 254 and char_length(${t.subject}) <= 200 and char_length(${t.body}) <= 10000 and char_length(${t.excerpt}) <= 1000 and char_length(${t.problem}) <= 1000`,
    ),
  ],
);

/** Everybody who was written to. Rows outlive targets, so that nobody is written to twice. */
export const outreachRecipient = sightline.table(
  'outreach_recipient',
  {
    userId: accountId(),
    /** As `recipientKey` writes it. */
    address: text('address').notNull(),
    mailId: uuid('mail_id').notNull(),
    token: text('token').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.address] }),
    index('outreach_recipient_by_token').on(t.userId, t.token),
  ],
);

/** Addresses and domains that are never written to. */
export const outreachSuppression = sightline.table(
  'outreach_suppression',
  {
    userId: accountId(),
    /** An address or a domain, lower case. */
    value: text('value').notNull(),
    /** `person`, `imported`, `unsubscribed`, `bounced` or `declined`. */
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.value] }),
    check('outreach_suppression_length', sql`char_length(${t.value}) between 3 and 254`),
  ],
);

/** What happened to a target and its mails, and who did it. */
export const outreachEvent = sightline.table(
  'outreach_event',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    targetId: uuid('target_id').notNull(),
    /** Of the target's events, from 1. */
    number: integer('number').notNull(),
    mailId: uuid('mail_id'),
    at: time('at').notNull(),
    kind: text('kind').notNull(),
    detail: text('detail').notNull().default(''),
    /** The person; null: the product. */
    by: uuid('by_user'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.targetId],
      foreignColumns: [outreachTarget.userId, outreachTarget.id],
    }).onDelete('cascade'),
    index('outreach_event_by_target').on(t.userId, t.targetId, t.number),
    check('outreach_event_length', sql`char_length(${t.detail}) <= 1000`),
  ],
);
