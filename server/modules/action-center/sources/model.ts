/** Mean scores of a source's articles. */
export interface SourceScores {
  /** 0–100 */
  authoritativeness: number;
  citations: number;
  statistics: number;
  technicalTerms: number;
  /** 0–100 */
  fluency: number;
}

/** Product specification, section 3. */
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

/** How often one content type is cited. */
export interface ContentTypeCitations {
  type: ContentType;
  /** One decimal. */
  averageCitations: number;
  /** 1–5 */
  impact: number;
}

export interface ContentTypeFigures extends ContentTypeCitations {
  topSource: string;
}

/** The sources AI platforms cite, and their content types. */
export interface SourceAnalysis {
  sample: boolean;
  keyInsight: string;
  sources: readonly AnalysedSource[];
  contentTypes: readonly ContentTypeFigures[];
}

/** The sources of an analysis and the figures of their content types, in any order. */
export interface SourceFindings {
  keyInsight: string;
  sources: readonly AnalysedSource[];
  contentTypes: readonly ContentTypeCitations[];
}
