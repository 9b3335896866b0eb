import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { onEach, type RollupFilter, since, until } from '../visibility/rollup-filter.ts';

/** Counts of the answers of one platform on one day. */
export interface AnswerCell {
  topicId: string;
  platform: string;
  day: string;
  answers: number;
  unbrandedAnswers: number;
  failed: number;
  missed: number;
  ownCited: number;
}

export const inTopics = ({ userId, from, to }: RollupFilter, topicIds: readonly string[]): SQL =>
  sql`d.user_id = ${userId} and d.topic_id = ${anyOf(topicIds, 'uuid')} and ${since(from)} and ${until(to)}`;

export const ANSWER_COLUMNS = [
  ...(['topicId', 'platform', 'day', 'answers', 'unbrandedAnswers', 'failed', 'missed', 'ownCited'] as const),
] satisfies (keyof AnswerCell)[];

/** @returns a query of `AnswerCell` */
export const answerCells = (
  filter: RollupFilter,
  topicIds: readonly string[],
): SQL => sql`select d.topic_id as "topicId", d.platform, d.day, sum(d.answers)::int as answers,
               coalesce(sum(d.answers) filter (where not d.branded), 0)::int as "unbrandedAnswers",
               sum(d.failed)::int as failed, sum(d.missed)::int as missed, sum(d.own_cited)::int as "ownCited"
        from sightline.topic_day d
        where ${inTopics(filter, topicIds)} and ${onEach(filter)}
        group by d.topic_id, d.platform, d.day`;

/** Prompts visible on a day; those of all platforms together are not their sum. */
export interface ImpressionCell {
  topicId: string;
  /** `*` for all platforms together. */
  platform: string;
  day: string;
  impressions: number;
}

export const IMPRESSION_COLUMNS = [
  ...(['topicId', 'platform', 'day', 'impressions'] as const),
] satisfies (keyof ImpressionCell)[];

/** @returns a query of `ImpressionCell` */
export const impressionCells = (
  filter: RollupFilter,
  topicIds: readonly string[],
  byPlatform: boolean,
): SQL => sql`select d.topic_id as "topicId", d.platform, d.day, sum(d.impressions)::int as impressions
        from sightline.topic_day d
        where ${inTopics(filter, topicIds)}
          and ${byPlatform || filter.platform ? onEach(filter) : sql`d.platform = '*'`}
        group by d.topic_id, d.platform, d.day`;

/** Companies by their ids. */
export interface TableCompanies {
  /** Those that count as voices. */
  tracked: readonly string[];
  /** Those of them that have rows. */
  shown: readonly string[];
}

/** A company in the answers of one platform on one day. */
export interface CompanyCell {
  topicId: string;
  platform: string;
  day: string;
  /** Null for those without rows, added up. */
  companyId: string | null;
  mentions: number;
  unbrandedMentions: number;
  positionSum: number;
  analyzed: number;
  sentimentSum: number;
}

export const COMPANY_COLUMNS = [
  ...(['topicId', 'platform', 'day', 'companyId', 'mentions', 'unbrandedMentions'] as const),
  ...(['positionSum', 'analyzed', 'sentimentSum'] as const),
] satisfies (keyof CompanyCell)[];

/** @returns a query of `CompanyCell` */
export const companyCells = (
  filter: RollupFilter & TableCompanies,
  topicIds: readonly string[],
): SQL => sql`select d.topic_id as "topicId", d.platform, d.day,
               case when d.company_id = ${anyOf(filter.shown, 'uuid')} then d.company_id end as "companyId",
               sum(d.mentions)::int as mentions, sum(d.position_sum)::int as "positionSum",
               coalesce(sum(d.mentions) filter (where not d.branded), 0)::int as "unbrandedMentions",
               sum(d.analyzed)::int as analyzed, sum(d.sentiment_sum)::float8 as "sentimentSum"
        from sightline.company_day d
        where ${inTopics(filter, topicIds)} and ${onEach(filter)} and d.mentions > 0
          and d.company_id = ${anyOf(filter.tracked, 'uuid')}
        group by d.topic_id, d.platform, d.day, "companyId"`;
