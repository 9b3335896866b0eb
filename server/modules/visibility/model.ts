import type { Mean, MeanChange } from '../../statistics/mean.ts';
import type { Rate, RateChange } from '../../statistics/rates.ts';
import type { Company } from '../brands/model.ts';
import type { Topic } from '../topics/model.ts';
import type { MetricsLoader } from './rollup-loader.ts';
import type { AccountMetrics } from './service.ts';

export type TimeWindow = 'ALL' | 'MONTH' | 'WEEK';

/** Which answers a number is made of, as asked for. */
export interface MetricsFilter {
  from?: string | null | undefined;
  to?: string | null | undefined;
  days?: number | null | undefined;
  platform?: string | null | undefined;
}

/** The days that a reply covers; both null without history. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** One topic's numbers, computed field by field as they are asked for. */
export interface TopicMetrics {
  topic: Topic;
  brand: Company | null;
  loader: MetricsLoader;
}

/** A topic's page within its account. */
export interface TopicPage {
  metrics: AccountMetrics;
  topic: Topic;
}

export interface Visibility {
  percent: number;
  impressions: number;
  promptCount: number;
  latestDay: string | null;
  mentionRate: Rate;
  brandedMentionRate: Rate;
  change: RateChange;
}

export interface Sentiment {
  score: number | null;
  mentions: number;
  analyzed: number;
  mean: Mean;
  judges: SentimentJudge[];
  change: SentimentChange;
}

/** A method and how many sentiments it judged. */
export interface SentimentJudge {
  /** `Built-in rules`, or a chat model by its name. */
  name: string;
  answers: number;
}

export interface SentimentChange extends MeanChange {
  /** The windows were judged by different methods, so that nothing is called a change. */
  judgesDiffer: boolean;
}

export interface ImpressionPoint {
  date: string;
  impressions: number;
  percent: number;
  mentionRate: Rate;
}

export interface SentimentPoint {
  date: string;
  sentiment: number | null;
  mean: Mean;
  mentions: number;
  analyzed: number;
}

export interface RankedCompany {
  id: string;
  name: string;
  domain: string | null;
  logoUrl: string | null;
  isBrand: boolean;
  rank: number;
  mentions: number;
  count: number;
  shareOfVoice: number | null;
  meanPosition: number | null;
}

export interface CompetitorRanking {
  companyRank: number;
  rankings: RankedCompany[];
}

export interface SourceCount {
  url: string;
  domain: string;
  title: string;
  mentions: number;
  own: boolean;
}

export interface PlatformMetrics {
  platform: { key: string; name: string };
  mentionRate: Rate;
  answers: number;
  failed: number;
}

export interface TopicShare {
  topic: Topic;
  impressions: number;
  percentage: number;
}
