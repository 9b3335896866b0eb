import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { DateRange } from '../../lib/days.ts';
import { aggregateTopic, onEach, onTotal, type RollupFilter, since, until } from './rollup-filter.ts';

/** The rows of topics within the range. */
const ofTopics = ({ userId, from, to }: RollupFilter, topicIds: readonly string[]): SQL =>
  sql`d.user_id = ${userId} and d.topic_id = ${anyOf(topicIds, 'uuid')} and ${since(from)} and ${until(to)}`;

/** First and last day with a usable answer in any topic; both null without any. */
export async function collectedRange(db: Db, filter: RollupFilter): Promise<DateRange> {
  const days = sql`
    select d.day from sightline.topic_day d
    where d.user_id = ${filter.userId} and d.topic_id = ${aggregateTopic(filter.userId)} and ${onTotal(filter)}
      and ${since(filter.from)} and ${until(filter.to)} and d.answers > 0`;
  const [row] = await rows<DateRange>(
    db,
    sql`select to_char((${days} order by d.day limit 1), 'YYYY-MM-DD') as "from",
               to_char((${days} order by d.day desc limit 1), 'YYYY-MM-DD') as "to"`,
  );
  return row ?? { from: null, to: null };
}

/** Counts of answers; branded prompts are part of `answers` and `visible`. */
export interface AnswerCounts {
  /** Usable answers. */
  answers: number;
  visible: number;
  brandedAnswers: number;
  brandedVisible: number;
  /** Measurements that failed, were refused or came back empty. */
  failed: number;
}

const ANSWER_COUNTS = sql`
  sum(d.answers) as answers, sum(d.visible) as visible, sum(d.failed) as failed,
  coalesce(sum(d.answers) filter (where d.branded), 0) as "brandedAnswers",
  coalesce(sum(d.visible) filter (where d.branded), 0) as "brandedVisible"`;

export interface TopicDayRow extends AnswerCounts {
  topicId: string;
  day: string;
  impressions: number;
  ownCited: number;
  analyzed: number;
  sentimentSum: number;
  positive: number;
  mixed: number;
  negative: number;
  unsupportedLanguage: number;
}

const ANSWER_COLUMNS = ['answers', 'visible', 'brandedAnswers', 'brandedVisible'] as const;
const SENTIMENT_COLUMNS = ['ownCited', 'analyzed', 'sentimentSum'] as const;

export const TOPIC_DAY_COLUMNS = [
  ...(['topicId', 'day', ...ANSWER_COLUMNS, 'failed', 'impressions', ...SENTIMENT_COLUMNS] as const),
  ...(['positive', 'mixed', 'negative', 'unsupportedLanguage'] as const),
] satisfies (keyof TopicDayRow)[];

/** Days of topics, ascending. @returns a query of `TopicDayRow` */
export const topicDays = (filter: RollupFilter, topicIds: readonly string[]): SQL => sql`
  select d.topic_id as "topicId", d.day, ${ANSWER_COUNTS}, sum(d.impressions) as impressions,
         sum(d.own_cited) as "ownCited", sum(d.analyzed) as analyzed, sum(d.sentiment_sum) as "sentimentSum",
         sum(d.positive) as positive, sum(d.mixed) as mixed,
         sum(d.negative) as negative, sum(d.unsupported_language) as "unsupportedLanguage"
  from sightline.topic_day d
  where ${ofTopics(filter, topicIds)} and ${onTotal(filter)}
  group by d.topic_id, d.day order by d.topic_id, d.day`;

export interface PlatformDayRow extends AnswerCounts {
  topicId: string;
  platform: string;
  day: string;
  ownCited: number;
  analyzed: number;
  sentimentSum: number;
}

export const PLATFORM_DAY_COLUMNS = [
  ...(['topicId', 'platform', 'day', ...ANSWER_COLUMNS, 'failed', ...SENTIMENT_COLUMNS] as const),
] satisfies (keyof PlatformDayRow)[];

/** Days of topics on each platform, those of failures only included. @returns a query of `PlatformDayRow` */
export const platformDays = (filter: RollupFilter, topicIds: readonly string[]): SQL => sql`
  select d.topic_id as "topicId", d.platform, d.day, ${ANSWER_COUNTS}, sum(d.own_cited) as "ownCited",
         sum(d.analyzed) as analyzed, sum(d.sentiment_sum) as "sentimentSum"
  from sightline.topic_day d
  where ${ofTopics(filter, topicIds)} and ${onEach(filter)}
  group by d.topic_id, d.platform, d.day`;

/** Sentiments towards the brand that one method judged on one day. */
export interface JudgeDayRow {
  topicId: string;
  day: string;
  /** `rules`, or a chat model by its name. */
  judge: string;
  analyzed: number;
}

/** Who judged the sentiments of topics, by day, ascending. @returns a query of `JudgeDayRow` */
export const judgeDays = (filter: RollupFilter, topicIds: readonly string[]): SQL => sql`
  select d.topic_id as "topicId", d.day, d.judge, sum(d.analyzed) as analyzed
  from sightline.judge_day d
  where ${ofTopics(filter, topicIds)} and ${onTotal(filter)}
  group by d.topic_id, d.day, d.judge order by d.topic_id, d.day, d.judge`;

/** Impressions of topics; those without any day are left out. @returns a query of `{ topicId, impressions }` */
export const impressionTotals = (filter: RollupFilter, topicIds: readonly string[]): SQL => sql`
  select d.topic_id as "topicId", sum(d.impressions) as impressions
  from sightline.topic_day d
  where ${ofTopics(filter, topicIds)} and ${onTotal(filter)}
  group by d.topic_id`;

export interface PlatformRow extends Pick<AnswerCounts, 'answers' | 'failed'> {
  platform: string;
}

/** Platforms with any measurement in the account. @returns a query of `{ platform }` */
export const measuredPlatforms = (userId: string): SQL => sql`
  select distinct d.platform from sightline.topic_day d
  where d.user_id = ${userId} and d.topic_id = ${aggregateTopic(userId)} and d.platform <> '*' order by d.platform`;

/** One empty row when the account has a usable answer on the day or earlier. @returns a query */
export const answersUntil = (filter: RollupFilter, day: string): SQL => sql`
  select from sightline.topic_day d
  where d.user_id = ${filter.userId} and d.topic_id = ${aggregateTopic(filter.userId)} and ${onTotal(filter)}
    and ${until(day)} and d.answers > 0 limit 1`;
