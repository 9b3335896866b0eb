/** A tool in the fund's Action Center. */
export type FundTool = 'CONTENT_LIBRARY' | 'SOURCE_ANALYSIS' | 'EMAIL_OUTREACH' | 'CONTENT_GENERATOR';

/** What the fund's tools have come to so far. */
export interface FundToolFigures {
  publishedItems: number;
  libraryItems: number;
  analysedSources: number;
  /** Citations of all analysed sources. */
  sourceCitations: number;
  emailsSent: number;
  /** Share of the e-mails that was answered, 0–100; null when none was sent. */
  responseRate: number | null;
  /** Mean over the prompts, 0–100. */
  promptVisibility: number;
  prompts: number;
}

/** Something that was done with a tool. */
export interface FundActivity {
  id: string;
  tool: FundTool;
  title: string;
  description: string;
  /** `YYYY-MM-DD` */
  day: string;
}

/** How visible the fund is in one category of prompts. */
export interface FundCategoryPerformance {
  category: string;
  prompts: number;
  /** Mean over the category's prompts, 0–100. */
  visibility: number;
}

/** What to do about a category of prompts. */
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
