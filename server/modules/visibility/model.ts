import type { Mean, MeanChange } from '../../statistics/mean.ts';
import type { Rate, RateChange } from '../../statistics/rates.ts';
import type { Topic } from '../topics/model.ts';

export interface Visibility {
  percent: number;
  impressions: number;
  promptCount: number;
  latestDay: string | null;
  mentionRate: Rate;
  brandedMentionRate: Rate;
  change: RateChange;
}

export interface ImpressionPoint {
  date: string;
  impressions: number;
  percent: number;
  mentionRate: Rate;
}

export interface Sentiment {
  score: number | null;
  mentions: number;
  analyzed: number;
  mean: Mean;
  judges: SentimentJudge[];
  change: SentimentChange;
}

/** A judge and how many answers it judged. */
export interface SentimentJudge {
  /** `Built-in rules`, or a chat model by its name. */
  name: string;
  answers: number;
}

export interface SentimentChange extends MeanChange {
  /** The windows were judged by different methods, so the verdict is NO_CLEAR_CHANGE. */
  judgesDiffer: boolean;
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

/** A page that no answer had cited before. */
export interface NewSource {
  url: string;
  domain: string;
  title: string;
  /** Answers that cite it. */
  answers: number;
}

/** A platform's key and name. */
export interface Platform {
  key: string;
  name: string;
}

export interface PlatformMetrics {
  platform: Platform;
  mentionRate: Rate;
  answers: number;
  failed: number;
}

export interface TopicShare {
  topic: Topic;
  impressions: number;
  percentage: number;
}

export type VisibilityStatus = 'GREAT' | 'MEDIUM' | 'POOR';

/** A prompt and how often its answers name the brand. */
export interface Prompt {
  id: string;
  question: string;
  branded: boolean;
  visibility: Rate;
  /** Null while there is no usable answer. */
  visibilityStatus: VisibilityStatus | null;
  lastCollected: string | null;
}

/** The prompts of one topic, sorted by question. */
export interface PromptGroup {
  topic: Topic;
  prompts: Prompt[];
}
