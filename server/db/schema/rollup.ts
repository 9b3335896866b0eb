import { boolean, date, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId } from './account.ts';
import { counter, sentimentSum, sightline } from './base.ts';

// Daily rollups, written by `contribute_answers_6` and `contribute_named_1` alone (decision 001). `platform` is a platform's
// key, or `*` for all of them where they cannot be added up: a prompt that is visible on two platforms is one impression. The
// aggregate topic has rows of its own.

/** The first columns of every rollup by topic and day. */
const topicDayKey = () => ({
  userId: accountId(),
  topicId: uuid('topic_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  platform: text('platform').notNull(),
});

export const topicDay = sightline.table(
  'topic_day',
  {
    ...topicDayKey(),
    branded: boolean('branded').notNull(),
    answers: counter('answers'),
    failed: counter('failed'),
    visible: counter('visible'),
    /** Prompts with at least one visible answer. */
    impressions: counter('impressions'),
    missed: counter('missed'),
    ownCited: counter('own_cited'),
    /** Visible answers whose sentiment towards the brand could be judged: `positive` + `mixed` + `negative`. */
    analyzed: counter('analyzed'),
    sentimentSum: sentimentSum(),
    positive: counter('positive'),
    mixed: counter('mixed'),
    negative: counter('negative'),
    /** Visible answers that could not be judged and are in a language that the rules do not read. */
    unsupportedLanguage: counter('unsupported_language'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topicId, t.day, t.platform, t.branded] })],
);

export const promptDay = sightline.table(
  'prompt_day',
  {
    userId: accountId(),
    promptId: uuid('prompt_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform').notNull(),
    answers: counter('answers'),
    failed: counter('failed'),
    visible: counter('visible'),
    missed: counter('missed'),
    /** Visible answers whose sentiment towards the brand could be judged. */
    analyzed: counter('analyzed'),
    sentimentSum: sentimentSum(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.promptId, t.day, t.platform] }),
    index('prompt_day_by_day').on(t.userId, t.day),
  ],
);

/** `prompt_day` by weeks that begin on Monday, without days on which nothing was answered: changes compare long windows. */
export const promptWeek = sightline.table(
  'prompt_week',
  {
    userId: accountId(),
    promptId: uuid('prompt_id').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    /** A platform's key. */
    platform: text('platform').notNull(),
    answers: counter('answers'),
    visible: counter('visible'),
    analyzed: counter('analyzed'),
    sentimentSum: sentimentSum(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.promptId, t.week, t.platform] }),
    index('prompt_week_by_week').on(t.userId, t.week),
  ],
);

export const companyDay = sightline.table(
  'company_day',
  {
    ...topicDayKey(),
    branded: boolean('branded').notNull(),
    companyId: uuid('company_id').notNull(),
    /** Answers that mention it. */
    mentions: counter('mentions'),
    positionSum: counter('position_sum'),
    /** Answers in which it is named first. */
    first: counter('first'),
    analyzed: counter('analyzed'),
    sentimentSum: sentimentSum(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topicId, t.day, t.platform, t.branded, t.companyId] })],
);

/** `prompt_day` by months, named by their first day, without days on which nothing was answered: lists and changes read long ranges. */
export const promptMonth = sightline.table(
  'prompt_month',
  {
    userId: accountId(),
    promptId: uuid('prompt_id').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    /** A platform's key. */
    platform: text('platform').notNull(),
    answers: counter('answers'),
    visible: counter('visible'),
    missed: counter('missed'),
    analyzed: counter('analyzed'),
    sentimentSum: sentimentSum(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.promptId, t.month, t.platform] }),
    index('prompt_month_by_month').on(t.userId, t.month),
  ],
);

/** The mentions of `company_day` by months, named by their first day. */
export const companyMonth = sightline.table(
  'company_month',
  {
    userId: accountId(),
    topicId: uuid('topic_id').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    platform: text('platform').notNull(),
    branded: boolean('branded').notNull(),
    companyId: uuid('company_id').notNull(),
    mentions: counter('mentions'),
    positionSum: counter('position_sum'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topicId, t.month, t.platform, t.branded, t.companyId] })],
);

/** The daily rollup of `named_company`, written by `contribute_named_1` alone. */
export const namedCompanyDay = sightline.table(
  'named_company_day',
  {
    ...topicDayKey(),
    branded: boolean('branded').notNull(),
    companyId: uuid('company_id').notNull(),
    /** Answers that name it. */
    mentions: counter('mentions'),
    positionSum: counter('position_sum'),
    /** Answers in which it is named first. */
    first: counter('first'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topicId, t.day, t.platform, t.branded, t.companyId] })],
);

/**
 * How many sentiments towards the brand each method judged, so that a series made by several says so. `judge` is
 * `rules` for the built-in analysis, else the chat model's name. Kept like the other daily rollups.
 */
export const judgeDay = sightline.table(
  'judge_day',
  {
    ...topicDayKey(),
    branded: boolean('branded').notNull(),
    judge: text('judge').notNull(),
    analyzed: counter('analyzed'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topicId, t.day, t.platform, t.branded, t.judge] })],
);

/**
 * How many usable answers each platform gave by surface and model, so that a number says what it stands on. Kept like the other
 * daily rollups; the aggregate topic has rows of its own.
 */
export const originDay = sightline.table(
  'origin_day',
  {
    ...topicDayKey(),
    surface: text('surface', { enum: ['api', 'interface', 'import'] }).notNull(),
    /** As the platform names it; empty where it was not given. */
    model: text('model').notNull(),
    answers: counter('answers'),
    simulated: counter('simulated'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topicId, t.day, t.platform, t.surface, t.model] })],
);
