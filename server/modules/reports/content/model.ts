import type { reportAnswer } from '../../../db/schema/report.ts';
import type { Report } from '../../../graphql/resolvers.generated.ts';
import type { DateRange } from '../../../lib/days.ts';
import type { Plain } from '../../../lib/plain.ts';
import type { Rate } from '../../../statistics/rates.ts';
import type { RateChange, SentimentChange } from '../../visibility/model.ts';

/** One platform's stored reply to one prompt of a report. */
export type ReportAnswer = Pick<
  typeof reportAnswer.$inferSelect,
  'prompt' | 'platform' | 'model' | 'status' | 'failure' | 'text' | 'sources' | 'collectedAt'
>;

/**
 * The content of a report. Stored as JSON, so that mail, PDF and page always show the same numbers; fields may be added,
 * but not renamed. graphql/schema/reports.graphql describes them.
 */
export type ReportContent = Omit<Plain<Report>, 'expiresAt' | 'formulas' | 'sources' | 'period'> & {
  /** Kinds with most citing answers first. */
  sources: SourceKindFindings[];
  /** What only a report of an account's own figures has; left out in a visitor's. */
  period?: ReportPeriod;
};

/** See `ReportPeriod` of the schema. */
export interface ReportPeriod extends DateRange<string> {
  title: string;
  platform: PlatformName | null;
  topic: string | null;
  compared: DateRange<string> | null;
  previous: DateRange<string> | null;
  visibilityChange: RateChange;
  sentimentChange: SentimentChange;
  topics: { name: string; mentionRate: Rate; sentiment: number | null }[];
  won: ChangedPrompt[];
  lost: ChangedPrompt[];
  /** Why there are none; left out in reports of earlier versions. */
  promptsNotCompared?: string | null;
  sources: TopSource[];
  missingTotal: number;
}

export interface ChangedPrompt {
  question: string;
  before: Rate;
  after: Rate;
}

export interface TopSource {
  url: string;
  domain: string;
  title: string;
  answers: number;
  own: boolean;
}

export type SourceKindFindings = Omit<Plain<Report>['sources'][number], 'name'>;
export type SourceKind = SourceKindFindings['kind'];
export type Measurement = ReportContent['measurement'];
export type PlatformFindings = ReportContent['platforms'][number];
export type PlatformName = { key: string; name: string };
export type RankedCompany = ReportContent['ranking'][number];
export type ReportSentiment = ReportContent['sentiment'];
export type MissingPrompt = ReportContent['missing'][number];
export type Passage = ReportContent['passages'][number];
export type NextStep = ReportContent['nextSteps'][number];
export type NextStepKind = NextStep['kind'];
export type PromptFindings = ReportContent['prompts'][number];
export type PromptResult = PromptFindings['results'][number];
