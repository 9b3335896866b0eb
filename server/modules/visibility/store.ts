import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { onEach, onTotal, type Scope, since, until, within } from './scope.ts';

/** One topic and day; `answers`, `visible` and so on hold branded and unbranded prompts together. */
export interface TopicDayRow {
  topicId: string;
  day: string;
  answers: number;
  failed: number;
  visible: number;
  impressions: number;
  ownCited: number;
  analyzed: number;
  sentimentSum: number;
  sentimentSquares: number;
  brandedAnswers: number;
  brandedVisible: number;
}

/** First and last day with a usable answer in the scope, over all topics. */
export async function collectedRange(
  db: Db,
  scope: Scope,
  aggregateTopicId: string,
): Promise<{ from: string | null; to: string | null }> {
  const days = sql`
    select d.day from sightline.topic_day d
    where d.user_id = ${scope.userId} and d.topic_id = ${aggregateTopicId} and ${onTotal(scope)}
      and ${since(scope.from)} and ${until(scope.to)} and d.answers > 0`;
  const [row] = await rows<{ from: string | null; to: string | null }>(
    db,
    sql`select to_char((${days} order by d.day limit 1), 'YYYY-MM-DD') as "from",
               to_char((${days} order by d.day desc limit 1), 'YYYY-MM-DD') as "to"`,
  );
  return row ?? { from: null, to: null };
}

/** Days of topics, ascending. @returns a query of `TopicDayRow` */
export const topicDays = (scope: Scope, topicIds: readonly string[]): SQL => sql`
  select d.topic_id as "topicId", d.day, sum(d.answers) as answers, sum(d.failed) as failed,
         sum(d.visible) as visible, sum(d.impressions) as impressions, sum(d.own_cited) as "ownCited",
         sum(d.analyzed) as analyzed, sum(d.sentiment_sum) as "sentimentSum",
         sum(d.sentiment_squares) as "sentimentSquares",
         coalesce(sum(d.answers) filter (where d.branded), 0) as "brandedAnswers",
         coalesce(sum(d.visible) filter (where d.branded), 0) as "brandedVisible"
  from sightline.topic_day d
  where ${within(scope, topicIds)} and ${onTotal(scope)}
  group by d.topic_id, d.day order by d.topic_id, d.day`;

/** Sentiments towards the brand that one method judged on one day. */
export interface JudgeDayRow {
  topicId: string;
  day: string;
  /** `rules`, or a chat model by its name. */
  judge: string;
  analyzed: number;
}

/** Who judged the sentiments of topics, by day, ascending. @returns a query of `JudgeDayRow` */
export const judgeDays = (scope: Scope, topicIds: readonly string[]): SQL => sql`
  select d.topic_id as "topicId", d.day, d.judge, sum(d.analyzed) as analyzed
  from sightline.judge_day d
  where ${within(scope, topicIds)} and ${onTotal(scope)}
  group by d.topic_id, d.day, d.judge order by d.topic_id, d.day, d.judge`;

/** A topic's impressions, all days together. */
export interface ImpressionRow {
  topicId: string;
  impressions: number;
}

/** Impressions of topics; those without any day are left out. @returns a query of `ImpressionRow` */
export const impressionTotals = (scope: Scope, topicIds: readonly string[]): SQL => sql`
  select d.topic_id as "topicId", sum(d.impressions) as impressions
  from sightline.topic_day d
  where ${within(scope, topicIds)} and ${onTotal(scope)}
  group by d.topic_id`;

export interface PlatformRow {
  topicId: string;
  platform: string;
  answers: number;
  failed: number;
  unbrandedAnswers: number;
  unbrandedVisible: number;
}

/** Each platform's totals. @returns a query of `PlatformRow` */
export const platformTotals = (scope: Scope, topicIds: readonly string[]): SQL => sql`
  select d.topic_id as "topicId", d.platform, sum(d.answers) as answers, sum(d.failed) as failed,
         coalesce(sum(d.answers) filter (where not d.branded), 0) as "unbrandedAnswers",
         coalesce(sum(d.visible) filter (where not d.branded), 0) as "unbrandedVisible"
  from sightline.topic_day d
  where ${within(scope, topicIds)} and ${onEach(scope)}
  group by d.topic_id, d.platform order by sum(d.answers) desc, d.platform`;

/** Platforms with any measurement in the account. @returns a query of `{ platform }` */
export const askedPlatforms = (userId: string, aggregateTopicId: string): SQL => sql`
  select distinct d.platform from sightline.topic_day d
  where d.user_id = ${userId} and d.topic_id = ${aggregateTopicId} and d.platform <> '*' order by d.platform`;
