import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { archivedAt, createdAt, sightline, time } from './base.ts';

export const account = sightline.table(
  'account',
  {
    userId: uuid('user_id').primaryKey(),
    email: text('email'),
    role: text('role', { enum: ['member', 'analyst', 'operator'] })
      .notNull()
      .default('member'),
    /** The Action Center's feature flag. */
    actionCenter: boolean('action_center').notNull().default(true),
    /** Some of its answers were made by the simulator; every screen then says so. */
    simulated: boolean('simulated').notNull().default(false),
    /** Raised in the transaction of every change that viewers can see. */
    dataVersion: bigint('data_version', { mode: 'number' }).notNull().default(0),
    /** Raised when tracked names change, so that an analysis with older names is not stored. */
    companyVersion: bigint('company_version', { mode: 'number' }).notNull().default(0),
    /** The highest number that a company has had. */
    companyNumbers: integer('company_numbers').notNull().default(0),
    createdAt: createdAt(),
    /** Nobody sees it any more; what is left of it is being deleted. */
    deletedAt: time('deleted_at'),
  },
  (t) => [check('account_role_check', sql`${t.role} in ('member', 'analyst', 'operator')`)],
);

/** The first column of an account's rows, which go with it. */
export const accountId = () =>
  uuid('user_id')
    .notNull()
    .references(() => account.userId, { onDelete: 'cascade' });

/** The account's brand (one) and the competitors it is tracked against. */
export const company = sightline.table(
  'company',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['brand', 'competitor'] }).notNull(),
    name: text('name').notNull(),
    domain: text('domain'),
    aliases: text('aliases').array().notNull().default([]),
    sortOrder: integer('sort_order').notNull().default(0),
    /**
     * Counts the account's companies from 1; `citation_day` has it for the id. Never given twice: until answers are analysed again, they
     * have the numbers of companies that are gone.
     */
    number: integer('number').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('company_number').on(t.userId, t.number),
    uniqueIndex('company_one_brand').on(t.userId).where(sql`${t.kind} = 'brand'`),
    uniqueIndex('company_name').on(t.userId, sql`lower(${t.name})`),
    check('company_kind_check', sql`${t.kind} in ('brand', 'competitor')`),
  ],
);

export const topic = sightline.table(
  'topic',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** The topic that holds the overview's numbers; left out of lists and lookups. */
    isAggregate: boolean('is_aggregate').notNull().default(false),
    /** Sort key in lists, before the name; equal for all topics until the user orders them. */
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    archivedAt: archivedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('topic_slug').on(t.userId, t.slug),
    uniqueIndex('topic_one_aggregate').on(t.userId).where(sql`${t.isAggregate}`),
  ],
);

export const prompt = sightline.table(
  'prompt',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    topicId: uuid('topic_id').notNull(),
    question: text('question').notNull(),
    /** Wordings of one question share it. */
    promptGroup: text('prompt_group'),
    /** The question names the brand itself; such prompts are measured apart. */
    branded: boolean('branded').notNull().default(false),
    /** Counts the account's prompts from 1; `citation_day` has it for the id, which is four times as long. */
    number: integer('number').notNull(),
    createdAt: createdAt(),
    archivedAt: archivedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('prompt_number').on(t.userId, t.number),
    foreignKey({ columns: [t.userId, t.topicId], foreignColumns: [topic.userId, topic.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('prompt_question').on(t.userId, t.topicId, sql`md5(${t.question})`),
  ],
);
