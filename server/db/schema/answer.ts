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
  numeric,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountId, company, prompt } from './account.ts';
import { bytea, counter, createdAt, money, sightline, time } from './base.ts';
import { persona } from './persona.ts';

export const answer = sightline.table(
  'answer',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** Unique in the account: the recorded answer's id, or prompt, platform, day and sample. Storing a key twice changes nothing. */
    key: text('key').notNull(),
    promptId: uuid('prompt_id').notNull(),
    /** The persona it was asked as, which keeps it out of every rollup; null: it was asked plainly. */
    personaId: uuid('persona_id'),
    /** How the persona's place was given: by the vendor's own setting, or stated in the prompt; null without one, or unknown. */
    placeGiven: text('place_given', { enum: ['setting', 'prompt'] }),
    platform: text('platform').notNull(),
    model: text('model'),
    /** Numbers repeats of one prompt on one platform and day, from 1. */
    sample: smallint('sample').notNull().default(1),
    collectedAt: time('collected_at').notNull(),
    /** UTC day of collectedAt. */
    day: date('day', { mode: 'string' }).notNull(),
    /** All but `answered` are failures: stored and shown, but not counted in denominators. */
    status: text('status', { enum: ['answered', 'failed', 'refused', 'empty'] }).notNull(),
    failure: text('failure'),
    /** Empty once it was removed. */
    text: text('text').notNull().default(''),
    /** `RawSource[]`: the platform's own citations, unchanged, for analysing again; empty once the text was removed. */
    sources: jsonb('sources').notNull().default([]),
    /** When retention removed text and sources; null: they are here. */
    textRemovedAt: time('text_removed_at'),
    /** Where the archive has them; null: they are here, or nowhere. */
    archivedText: text('archived_text'),
    /** `{query, urls}[]`: what the platform searched for, with canonical addresses of the pages that it found, cited ones first. */
    searchQueries: jsonb('search_queries').notNull().default([]),
    /** `RawProduct[]` */
    products: jsonb('products').notNull().default([]),
    /** Where it was asked for: the vendor's API, the interface that people use, or an import that does not say. */
    surface: text('surface', { enum: ['api', 'interface', 'import'] })
      .notNull()
      .default('api'),
    simulated: boolean('simulated').notNull().default(false),
    /** The collection run; null for recorded answers. */
    runId: uuid('run_id'),
    /** Tokens and web searches as billed; null if the platform does not say. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    searches: integer('searches'),
    /** US dollars; null where no price is known. */
    cost: money('cost'),
    latencyMs: integer('latency_ms'),
    /** The platform's id of the answer. */
    reference: text('reference'),
    /** A chat model's `Judgement`, for analysing again; null: the built-in rules judged. */
    judgement: jsonb('judgement'),
    /** The version of the analysis; null for a failure. */
    method: text('method'),
    /** The account's `company_version` of the analysis; if it differs from the current one, the analysis is outdated. */
    companyVersion: bigint('company_version', { mode: 'number' }).notNull().default(0),
    visible: boolean('visible').notNull().default(false),
    /** Names a competitor and not the brand. */
    missed: boolean('missed').notNull().default(false),
    /** Cites the brand's own domain. */
    ownCited: boolean('own_cited').notNull().default(false),
    /** ISO 639-1 code of the language of an answer that the built-in rules cannot read; null for one they can. */
    unsupportedLanguage: text('unsupported_language'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.promptId], foreignColumns: [prompt.userId, prompt.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [persona.userId, persona.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('answer_key').on(t.userId, t.key),
    // Read alone, too, for the prompts of many answers and for the missed answers of a prompt.
    index('answer_by_prompt').on(t.userId, t.promptId, t.day, t.id, t.missed, t.personaId),
    // Read alone, without the table, to count answers.
    index('answer_by_day').on(
      ...[t.userId, t.day, t.id, t.status, t.platform, t.visible, t.missed, t.personaId],
    ),
    index('answer_failed').on(t.userId, t.day, t.id).where(sql`${t.status} <> 'answered'`),
    // Only for counting outdated answers and their days. The second condition, always true, keeps the embedded planner from using this index
    // for other queries of answered ones. An answer whose text is gone cannot be analysed again.
    index('answer_by_analysis')
      .on(t.userId, t.companyVersion, t.method, t.day)
      .where(
        sql`${t.status} = 'answered' and ${t.companyVersion} >= 0 and (${t.textRemovedAt} is null or ${t.archivedText} is not null)`,
      ),
    index('answer_with_text')
      .on(t.userId, t.day)
      .where(sql`${t.textRemovedAt} is null and (${t.text} <> '' or ${t.sources} <> '[]'::jsonb)`),
    // For counting, and for the latest day of each analysis that can no longer be brought up to date.
    index('answer_without_text')
      .on(t.userId, t.companyVersion, t.method, t.day)
      .where(sql`${t.status} = 'answered' and ${t.textRemovedAt} is not null and ${t.archivedText} is null`),
    index('answer_archived')
      .on(t.userId)
      .where(sql`${t.status} = 'answered' and ${t.archivedText} is not null`),
    // Read alone, without the table, to count answers that were asked as personas: no rollup has them.
    index('answer_by_persona')
      .on(
        ...[t.userId, t.personaId, t.day, t.id, t.promptId, t.platform, t.status, t.visible, t.missed],
        ...[t.ownCited, t.placeGiven],
      )
      .where(sql`${t.personaId} is not null`),
    index('answer_by_run').on(t.userId, t.runId).where(sql`${t.runId} is not null`),
    check('answer_place_given_check', sql`${t.placeGiven} in ('setting', 'prompt')`),
    check('answer_surface_check', sql`${t.surface} in ('api', 'interface', 'import')`),
    check('answer_status_check', sql`${t.status} in ('answered', 'failed', 'refused', 'empty')`),
  ],
);

/**
 * A company that an answer names. The columns of the answer are repeated, so that the mentions of some days are counted by an index alone.
 */
export const mention = sightline.table(
  'mention',
  {
    userId: uuid('user_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    companyId: uuid('company_id').notNull(),
    position: smallint('position').notNull(),
    /** Where the text names it: `[start, end, start, end, …]`, in UTF-16 code units. */
    spans: integer('spans').array().notNull(),
    sentiment: numeric('sentiment', { precision: 5, scale: 2, mode: 'number' }),
    /** Who judged the sentiment: `rules`, or a chat model by its name. */
    judge: text('judge').notNull().default('rules'),
    promptId: uuid('prompt_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform').notNull(),
    visible: boolean('visible').notNull(),
    /** False: as a persona, which keeps it out of every figure. */
    askedPlainly: boolean('asked_plainly').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.answerId, t.companyId] }),
    foreignKey({ columns: [t.userId, t.answerId], foreignColumns: [answer.userId, answer.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.userId, t.companyId], foreignColumns: [company.userId, company.id] }).onDelete(
      'cascade',
    ),
    index('mention_by_company').on(t.userId, t.companyId, t.sentiment),
    // Read alone, without the table.
    index('mention_by_day').on(
      ...[t.userId, t.companyId, t.day, t.answerId, t.promptId, t.platform, t.visible, t.askedPlainly],
    ),
    // Read alone, too.
    index('mention_as_persona')
      .on(t.userId, t.companyId, t.day, t.answerId, t.position, t.sentiment)
      .where(sql`not ${t.askedPlainly}`),
  ],
);

/** One row per canonical URL; the id is made from the URL, so that no statement has to look it up. */
export const source = sightline.table(
  'source',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    domain: text('domain').notNull(),
    title: text('title').notNull().default(''),
    /** Counts the account's pages from 1; `citation_day` has it for the id, which is four times as long. */
    number: integer('number').notNull(),
    /** The number of the first page of its domain. */
    site: integer('site').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('source_number').on(t.userId, t.number),
    index('source_by_domain').on(t.userId, t.domain),
  ],
);

/**
 * How many answers cite a page: one row for each of `source`, which stays as it is when the rows of `citation` change
 * (decision 061).
 */
export const sourceTotal = sightline.table(
  'source_total',
  {
    userId: accountId(),
    /** The page's. */
    number: integer('number').notNull(),
    /** As in `source`, so that sites are counted by the key alone. */
    site: integer('site').notNull(),
    /** Answers that cite it, and those of them that are visible or missed. */
    mentions: counter('mentions'),
    visible: counter('visible'),
    missed: counter('missed'),
    /** The latest day with a missed answer that cites it. */
    lastMissed: date('last_missed', { mode: 'string' }),
    /** `{[topicId]: mentions}`, without zeros. */
    topics: jsonb('topics').notNull().default({}),
  },
  (t) => [
    // Its index includes all other columns but the topics (migration 0065); drizzle cannot say so.
    primaryKey({ columns: [t.userId, t.number] }),
    index('source_total_by_mentions').on(t.userId, t.mentions),
  ],
);

/**
 * A page that an answer cites, once per answer. Columns of the answer are repeated, so that the citations of a page are counted by
 * an index alone; those of many pages are counted in `citation_day`.
 */
export const citation = sightline.table(
  'citation',
  {
    userId: uuid('user_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    /** Checked by no foreign key: one statement writes a citation and its page (decision 058). */
    sourceId: uuid('source_id').notNull(),
    promptId: uuid('prompt_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    position: smallint('position').notNull(),
    visible: boolean('visible').notNull(),
    missed: boolean('missed').notNull(),
    platform: text('platform').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.userId, t.answerId], foreignColumns: [answer.userId, answer.id] }).onDelete(
      'cascade',
    ),
    // Not by position too: Postgres keeps equal entries as one, which takes a quarter of the space.
    index('citation_by_answer').on(t.userId, t.answerId),
    // Read alone, without the table.
    index('citation_by_source').on(t.userId, t.sourceId, t.day, t.platform, t.promptId, t.missed),
  ],
);

/**
 * The answers of a day and platform that cite pages or name companies, packed: counting their citations takes a tenth of the time that
 * rows take. Those of personas are left out. Written by `pack_citations_2` alone (decisions 056 and 059). Parts have about 1,800 bytes, so that each fits into its row.
 */
export const citationDay = sightline.table(
  'citation_day',
  {
    userId: accountId(),
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform').notNull(),
    /** From 0. */
    part: integer('part').notNull(),
    /**
     * Numbers of four bytes, the highest first. For each answer: four times the prompt's, plus 2 where it is missed and 1 where it is
     * visible; 65,536 times how many companies it names, plus how many pages it cites; the companies' numbers; each page's and its site's.
     */
    answers: bytea('answers').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.platform, t.part] })],
);
