import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  numeric,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { company } from './account.ts';
import { answer } from './answer.ts';
import { sightline, time } from './base.ts';

const reviewedAt = () => time('reviewed_at').notNull();

/** A person's review of a company in an answer, which wins over every analysis, and what the product had found. */
export const mentionReview = sightline.table(
  'mention_review',
  {
    userId: uuid('user_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    companyId: uuid('company_id').notNull(),
    /** False: what the product found means another company, or is no name. */
    named: boolean('named').notNull(),
    /** Null where the company is not named. */
    verdict: text('verdict', { enum: ['none', 'positive', 'mixed', 'negative'] }),
    /** `Span[]` where the company is named, for analyses that do not find it. */
    spans: jsonb('spans').notNull(),
    reviewer: text('reviewer').notNull(),
    reviewedAt: reviewedAt(),
    /** It belongs to the random sample that accuracy is measured on. */
    sampled: boolean('sampled').notNull().default(false),
    productNamed: boolean('product_named').notNull(),
    productSentiment: numeric('product_sentiment', { precision: 5, scale: 2, mode: 'number' }),
    productPosition: smallint('product_position'),
    /** Companies that the product found named in the answer. */
    productCompanies: smallint('product_companies').notNull(),
    productJudge: text('product_judge'),
    productMethod: text('product_method').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.answerId, t.companyId] }),
    foreignKey({ columns: [t.userId, t.answerId], foreignColumns: [answer.userId, answer.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.userId, t.companyId], foreignColumns: [company.userId, company.id] }).onDelete(
      'cascade',
    ),
    index('mention_review_by_company').on(t.userId, t.companyId),
    check(
      'mention_review_verdict_check',
      sql`(${t.verdict} is not null) = ${t.named} and ${t.verdict} in ('none', 'positive', 'mixed', 'negative')`,
    ),
  ],
);

/** The order of an answer's companies as a person corrected it. */
export const orderCorrection = sightline.table(
  'order_correction',
  {
    userId: uuid('user_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    /** Ids, the first first; of companies that are no longer tracked too. */
    companyIds: uuid('company_ids').array().notNull(),
    /** The product's order of the same companies. */
    productCompanyIds: uuid('product_company_ids').array().notNull(),
    reviewer: text('reviewer').notNull(),
    reviewedAt: reviewedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.answerId] }),
    foreignKey({ columns: [t.userId, t.answerId], foreignColumns: [answer.userId, answer.id] }).onDelete(
      'cascade',
    ),
  ],
);
