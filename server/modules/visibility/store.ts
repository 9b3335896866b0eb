import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';

/** What a batch of topics is read for. Days are YYYY-MM-DD, both ends count; null is open. */
export interface Scope {
  userId: string;
  from: string | null;
  to: string | null;
  /** A platform's key; null for all. */
  platform: string | null;
}

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

const within = ({ from, to }: Scope) =>
  sql`(${from}::date is null or d.day >= ${from}::date) and (${to}::date is null or d.day <= ${to}::date)`;

/** The platform's own rows, or those kept for all together. */
const onTotal = ({ platform }: Scope) => sql`d.platform = ${platform ?? '*'}`;

/** The platform's own rows, or every platform's, to be added up. */
const onEach = ({ platform }: Scope): SQL =>
  platform === null ? sql`d.platform <> '*'` : sql`d.platform = ${platform}`;

/** First and last day with a usable answer in the scope, over all topics. */
export async function collectedRange(
  db: Db,
  scope: Scope,
  aggregateTopicId: string,
): Promise<{ from: string | null; to: string | null }> {
  const [row] = await rows<{ from: string | null; to: string | null }>(
    db,
    sql`select to_char(min(d.day), 'YYYY-MM-DD') as "from", to_char(max(d.day), 'YYYY-MM-DD') as "to"
        from sightline.topic_day d
        where d.user_id = ${scope.userId} and d.topic_id = ${aggregateTopicId} and ${onTotal(scope)}
          and ${within(scope)} and d.answers > 0`,
  );
  return row ?? { from: null, to: null };
}

/** Days of topics, ascending. */
export function topicDays(db: Db, scope: Scope, topicIds: readonly string[]): Promise<TopicDayRow[]> {
  return rows<TopicDayRow>(
    db,
    sql`select d.topic_id as "topicId", to_char(d.day, 'YYYY-MM-DD') as day,
               sum(d.answers)::int as answers, sum(d.failed)::int as failed, sum(d.visible)::int as visible,
               sum(d.impressions)::int as impressions, sum(d.own_cited)::int as "ownCited",
               sum(d.analyzed)::int as analyzed, sum(d.sentiment_sum)::float8 as "sentimentSum",
               sum(d.sentiment_squares)::float8 as "sentimentSquares",
               coalesce(sum(d.answers) filter (where d.branded), 0)::int as "brandedAnswers",
               coalesce(sum(d.visible) filter (where d.branded), 0)::int as "brandedVisible"
        from sightline.topic_day d
        where d.user_id = ${scope.userId} and d.topic_id = ${anyOf(topicIds, 'uuid')} and ${onTotal(scope)} and ${within(scope)}
        group by d.topic_id, d.day order by d.topic_id, d.day`,
  );
}

/** Sentiments towards the brand that one method judged on one day. */
export interface JudgeDayRow {
  topicId: string;
  day: string;
  /** `rules`, or a chat model by its name. */
  judge: string;
  analyzed: number;
}

/** Who judged the sentiments of topics, by day, ascending. */
export function judgeDays(db: Db, scope: Scope, topicIds: readonly string[]): Promise<JudgeDayRow[]> {
  return rows<JudgeDayRow>(
    db,
    sql`select d.topic_id as "topicId", to_char(d.day, 'YYYY-MM-DD') as day, d.judge,
               sum(d.analyzed)::int as analyzed
        from sightline.judge_day d
        where d.user_id = ${scope.userId} and d.topic_id = ${anyOf(topicIds, 'uuid')} and ${onTotal(scope)} and ${within(scope)}
        group by d.topic_id, d.day, d.judge order by d.topic_id, d.day, d.judge`,
  );
}

export interface PlatformRow {
  topicId: string;
  platform: string;
  answers: number;
  failed: number;
  unbrandedAnswers: number;
  unbrandedVisible: number;
}

/** Each platform's totals. */
export function platformTotals(db: Db, scope: Scope, topicIds: readonly string[]): Promise<PlatformRow[]> {
  return rows<PlatformRow>(
    db,
    sql`select d.topic_id as "topicId", d.platform, sum(d.answers)::int as answers, sum(d.failed)::int as failed,
               coalesce(sum(d.answers) filter (where not d.branded), 0)::int as "unbrandedAnswers",
               coalesce(sum(d.visible) filter (where not d.branded), 0)::int as "unbrandedVisible"
        from sightline.topic_day d
        where d.user_id = ${scope.userId} and d.topic_id = ${anyOf(topicIds, 'uuid')} and ${onEach(scope)} and ${within(scope)}
        group by d.topic_id, d.platform order by answers desc, d.platform`,
  );
}

export interface CompanyRow {
  topicId: string;
  companyId: string;
  name: string;
  domain: string | null;
  isBrand: boolean;
  mentions: number;
  unbrandedMentions: number;
  positionSum: number;
}

/** Each company's totals; companies that are not mentioned are left out. */
export function companyTotals(db: Db, scope: Scope, topicIds: readonly string[]): Promise<CompanyRow[]> {
  return rows<CompanyRow>(
    db,
    sql`select d.topic_id as "topicId", c.id as "companyId", c.name, c.domain, c.kind = 'brand' as "isBrand",
               sum(d.mentions)::int as mentions, sum(d.position_sum)::int as "positionSum",
               coalesce(sum(d.mentions) filter (where not d.branded), 0)::int as "unbrandedMentions"
        from sightline.company_day d
        join sightline.company c on c.user_id = d.user_id and c.id = d.company_id
        where d.user_id = ${scope.userId} and d.topic_id = ${anyOf(topicIds, 'uuid')} and ${onEach(scope)} and ${within(scope)}
        group by d.topic_id, c.user_id, c.id`,
  );
}

export interface SourceRow {
  topicId: string;
  url: string;
  domain: string;
  title: string;
  mentions: number;
}

/** Each topic's `limit` most cited pages, most cited first, equal ones by URL. */
export function topSources(
  db: Db,
  scope: Scope,
  topicIds: readonly string[],
  limit: number,
): Promise<SourceRow[]> {
  return rows<SourceRow>(
    db,
    sql`with counted as (
          select d.topic_id, d.source_id, sum(d.mentions)::int as mentions
          from sightline.source_day d
          where d.user_id = ${scope.userId} and d.topic_id = ${anyOf(topicIds, 'uuid')} and ${onEach(scope)} and ${within(scope)}
          group by d.topic_id, d.source_id
        ), ranked as (
          select k.topic_id as "topicId", s.url, s.domain, s.title, k.mentions,
                 row_number() over (partition by k.topic_id order by k.mentions desc, s.url) as place
          from counted k join sightline.source s on s.user_id = ${scope.userId} and s.id = k.source_id
        )
        select "topicId", url, domain, title, mentions from ranked where place <= ${limit} order by "topicId", place`,
  );
}

/** Platforms with any measurement in the account. */
export async function platformsOf(db: Db, userId: string, aggregateTopicId: string): Promise<string[]> {
  const found = await rows<{ platform: string }>(
    db,
    sql`select distinct d.platform from sightline.topic_day d
        where d.user_id = ${userId} and d.topic_id = ${aggregateTopicId} and d.platform <> '*' order by d.platform`,
  );
  return found.map((row) => row.platform);
}
