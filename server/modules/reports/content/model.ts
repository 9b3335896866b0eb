import type { reportAnswer } from '../../../db/schema/report.ts';
import type { Report } from '../../../graphql/resolvers.generated.ts';
import type { Plain } from '../../../lib/plain.ts';

/** One platform's stored reply to one prompt of a report. */
export type ReportAnswer = Pick<
  typeof reportAnswer.$inferSelect,
  'prompt' | 'platform' | 'model' | 'status' | 'failure' | 'text' | 'sources' | 'collectedAt'
>;

/**
 * The content of a report. Stored as JSON, so that mail, PDF and page always show the same numbers; fields may be added,
 * but not renamed. graphql/schema/reports.graphql describes them.
 */
export type ReportContent = Omit<Plain<Report>, 'expiresAt' | 'formulas' | 'sources'> & {
  /** Kinds with most citing answers first. */
  sources: SourceKindFindings[];
};

export type SourceKindFindings = Omit<Plain<Report>['sources'][number], 'name'>;
export type SourceKind = SourceKindFindings['kind'];
export type Measurement = ReportContent['measurement'];
export type PlatformFindings = ReportContent['platforms'][number];
export type PlatformName = PlatformFindings['platform'];
export type RankedCompany = ReportContent['ranking'][number];
export type ReportSentiment = ReportContent['sentiment'];
export type MissingPrompt = ReportContent['missing'][number];
export type Passage = ReportContent['passages'][number];
export type NextStep = ReportContent['nextSteps'][number];
export type NextStepKind = NextStep['kind'];
export type PromptFindings = ReportContent['prompts'][number];
export type PromptResult = PromptFindings['results'][number];
