/** Whether an account can use the Action Center. */
export type ActionCenterState = 'AVAILABLE' | 'COMING_SOON' | 'NOT_AVAILABLE';

/** A question that AI platforms answer without the brand. */
export interface Opportunity {
  id: string;
  topic: string;
  question: string;
  potential: 'HIGH' | 'MEDIUM' | 'LOW';
  type: 'PR_OPPORTUNITY' | 'BLOG_PLACEMENT' | 'CONTENT_GAP';
  reason: string;
}

/** Something to do next, as it is written down. */
export interface WrittenStep {
  /** At most 100 characters; kept with an account's progress, so it never changes. */
  id: string;
  title: string;
  description: string;
  impact: string;
  timeEstimate: string;
}

export interface NextStep extends WrittenStep {
  completed: boolean;
}

/** The Action Center's home. */
export interface ActionCenter {
  sample: boolean;
  keyInsight: string;
  opportunities: readonly Opportunity[];
  nextSteps: readonly NextStep[];
  /** Percent that each completed step adds, by rule of thumb. */
  visibilityGainPerStep: number;
  citationGainPerStep: number;
}

/** What makes a source's texts worth citing. */
export interface SourceScores {
  /** 0–100 */
  authoritativeness: number;
  citations: number;
  statistics: number;
  technicalTerms: number;
  /** 0–100 */
  fluency: number;
}

export interface ArticleScores extends SourceScores {
  quotations: number;
}

export interface ComparisonArticle {
  id: string;
  title: string;
  source: string;
  url: string;
  excerpt: string;
  scores: ArticleScores;
}

/** Articles of competitors beside one's own. */
export interface ContentComparison {
  sample: boolean;
  competitorArticles: readonly ComparisonArticle[];
  ownArticles: readonly ComparisonArticle[];
}

/** The kinds of text that sources are cited for. */
export type ContentType =
  | 'Top 10 Lists'
  | 'Comparison Articles'
  | 'Case Studies'
  | 'Technical Guides'
  | 'Research Reports'
  | 'Expert Interviews'
  | 'Comparison Tables'
  | 'How-to Guides'
  | 'Checklists';

export interface SourceContentType {
  type: ContentType;
  count: number;
  examples: readonly string[];
}

/** A site that AI platforms cite. */
export interface AnalysedSource {
  id: string;
  name: string;
  url: string;
  citations: number;
  description: string;
  scores: SourceScores;
  contentTypes: readonly SourceContentType[];
}

/** How well one kind of text is cited, as it is written down. */
export interface WrittenContentType {
  type: ContentType;
  /** One decimal. */
  averageCitations: number;
  /** 1–5 */
  impact: number;
}

export interface ContentTypeFigures extends WrittenContentType {
  topSource: string;
}

/** Which sources AI platforms cite, and what for. */
export interface SourceAnalysis {
  sample: boolean;
  keyInsight: string;
  sources: readonly AnalysedSource[];
  contentTypes: readonly ContentTypeFigures[];
}

/** A source analysis as it is written down. */
export interface WrittenSourceAnalysis {
  keyInsight: string;
  sources: readonly AnalysedSource[];
  contentTypes: readonly WrittenContentType[];
}
