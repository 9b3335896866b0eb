/** A tool in the fund's Action Center. */
export type FundTool = 'CONTENT_LIBRARY' | 'SOURCE_ANALYSIS' | 'EMAIL_OUTREACH' | 'CONTENT_GENERATOR';

/** Totals of the fund's tools. */
export interface FundToolFigures {
  publishedItems: number;
  libraryItems: number;
  analysedSources: number;
  /** Citations of all analysed sources. */
  sourceCitations: number;
  emailsSent: number;
  /** Share of e-mails answered, 0–100; null when none was sent. */
  responseRate: number | null;
  /** Mean over the prompts, 0–100. */
  promptVisibility: number;
  prompts: number;
}

/** A past use of a tool. */
export interface FundActivity {
  id: string;
  tool: FundTool;
  title: string;
  description: string;
  /** `YYYY-MM-DD` */
  day: string;
}

export interface FundCategoryPerformance {
  category: string;
  prompts: number;
  /** Mean over the category's prompts, 0–100. */
  visibility: number;
}

/** A recommendation for a category of prompts. */
export interface FundRecommendation {
  id: string;
  title: string;
  text: string;
  category: string;
  tool: FundTool;
}

/** The home of the fund's Action Center. */
export interface FundActionCenter {
  sample: boolean;
  figures: FundToolFigures;
  /** Latest first. */
  activities: readonly FundActivity[];
  /** Most visible first. */
  performance: readonly FundCategoryPerformance[];
  recommendations: readonly FundRecommendation[];
}
