import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, accountId } from './account.ts';
import { answer } from './answer.ts';
import { bytea, counter, sightline } from './base.ts';

/** What an account's answers say about names, summed, and the list of companies that follows from it (decision 026). */
export const discovery = sightline.table('discovery', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => account.userId, { onDelete: 'cascade' }),
  /** The version of the rules that gathered the evidence. */
  method: text('method').notNull(),
  /** The sum, compressed; null: nothing is added yet. */
  evidence: bytea('evidence'),
  /** Raised when the sum starts again from nothing. */
  evidenceVersion: integer('evidence_version').notNull().default(1),
  /** Answers in the sum; where fewer are left, some were deleted and the sum starts again. */
  added: counter('added'),
  /** Raised with every change of the sum. */
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  /** Raised when other names are counted. */
  listVersion: integer('list_version').notNull().default(1),
  /** A hash of the names that are counted, tracked ones included. */
  names: text('names').notNull().default(''),
  /** What the list was made from; with the same again it need not be made. */
  listedFrom: text('listed_from').notNull().default(''),
});

/** How far an answer is in the account's discovery. Usable answers have a row from when they are stored. */
export const answerDiscovery = sightline.table(
  'answer_discovery',
  {
    userId: uuid('user_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    /** The evidence version whose sum includes it; lower: it is to be added, and `list_version` is 0. */
    evidenceVersion: integer('evidence_version').notNull().default(0),
    /** The list version that it was counted with; lower: it is to be counted. */
    listVersion: integer('list_version').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.answerId] }),
    foreignKey({ columns: [t.userId, t.answerId], foreignColumns: [answer.userId, answer.id] }).onDelete(
      'cascade',
    ),
    index('answer_discovery_by_version').on(t.userId, t.listVersion, t.evidenceVersion),
  ],
);

/** Companies that answers name and the account does not track; dismissed ones stay, so that they are not listed again. */
export const discoveredCompany = sightline.table(
  'discovered_company',
  {
    userId: accountId(),
    /** Made from the key. */
    id: uuid('id').notNull(),
    /** The name's letters and digits, folded: its case, accents, spaces and hyphens make no difference. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** It is in the current list. */
    listed: boolean('listed').notNull().default(false),
    /** A chat model named it in an answer. */
    judged: boolean('judged').notNull().default(false),
    dismissed: boolean('dismissed').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    check('discovered_company_name_length', sql`char_length(${t.name}) between 1 and 120`),
  ],
);

/** A company that an answer names, tracked or discovered. `company_id` is the one's or the other's id. */
export const namedCompany = sightline.table(
  'named_company',
  {
    userId: uuid('user_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    companyId: uuid('company_id').notNull(),
    /** Among all that the answer names, 1 first. */
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.answerId, t.companyId] }),
    foreignKey({ columns: [t.userId, t.answerId], foreignColumns: [answer.userId, answer.id] }).onDelete(
      'cascade',
    ),
  ],
);
