import type { OpportunityPotential, OpportunityType } from '../../graphql/resolvers.generated.ts';
import type { PageKind } from '../../page-analysis/types.ts';
import type { ChangeVerdict } from '../../statistics/changes.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { NamedInstead } from '../gaps/model.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import type { KeyInsight } from './insight/sentences.ts';
import type { ListedStep } from './steps/model.ts';

/** Days that opportunities and insights look at, up to the latest collected one. */
export const OPPORTUNITY_DAYS = 30;

/** A page that missed answers to a prompt cite. */
export interface OpportunitySource {
  url: string;
  domain: string;
  title: string;
  /** Null until it is read. */
  kind: PageKind | null;
  competitor: boolean;
  answers: number;
}

/** A prompt whose answers name competitors and not the brand. */
export interface Opportunity {
  /** The prompt's. */
  id: string;
  topic: { id: string; name: string; slug: string };
  question: string;
  type: OpportunityType;
  score: number;
  potential: OpportunityPotential;
  winnable: number;
  missed: Rate;
  ownCited: number;
  instead: NamedInstead[];
  sources: OpportunitySource[];
}

/** A rate before and after the first completed step. */
export interface StepEffect {
  before: Rate;
  after: Rate;
  difference: number | null;
  low: number | null;
  high: number | null;
  verdict: ChangeVerdict;
}

/** What has changed since the first completed step; null before. */
export interface ActionProgress {
  since: string | null;
  visibility: StepEffect | null;
  ownCitations: StepEffect | null;
}

/** The parts of the Action Center's home, each read when it is needed. */
export interface ActionCenterHome {
  metrics: AccountMetrics;
  opportunities: () => Promise<readonly Opportunity[]>;
  insight: () => Promise<KeyInsight>;
  checklist: () => Promise<{ steps: ListedStep[]; firstCompleted: string | null }>;
  progress: () => Promise<ActionProgress>;
}
