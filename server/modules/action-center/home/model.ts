/** A question that AI platforms answer without naming the brand. */
export interface Opportunity {
  id: string;
  topic: string;
  question: string;
  potential: 'HIGH' | 'MEDIUM' | 'LOW';
  type: 'PR_OPPORTUNITY' | 'BLOG_PLACEMENT' | 'CONTENT_GAP';
  reason: string;
}

export interface NextStepText {
  /** At most 100 characters. Stored with the progress of accounts, so it never changes. */
  id: string;
  title: string;
  description: string;
  impact: string;
  timeEstimate: string;
}

export interface NextStep extends NextStepText {
  completed: boolean;
}

/** The Action Center's home. */
export interface ActionCenter {
  sample: boolean;
  keyInsight: string;
  opportunities: readonly Opportunity[];
  nextSteps: readonly NextStep[];
  /** Percent that each completed step adds. */
  visibilityGainPerStep: number;
  citationGainPerStep: number;
}
