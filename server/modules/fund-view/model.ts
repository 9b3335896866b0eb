import type { Company } from '../brands/model.ts';

/** A prompt in the fund view's ranking. */
export interface FundPrompt {
  id: string;
  prompt: string;
  category: string;
  /** Mean position among the firms that answers name, one decimal; 1 is first. */
  averageRank: number;
  /** Positions gained (positive) or lost (negative) since the month before, one decimal. */
  rankChange: number;
  /** Share of answers that name the fund, 0–100, whole. */
  visibility: number;
  /** Most often named first. */
  topCompetitors: readonly string[];
}

/** The fund view's prompts page. */
export interface FundPromptList {
  sample: boolean;
  /** Null before set-up. */
  brand: Company | null;
  prompts: readonly FundPrompt[];
}

/** The cards of a topic page in the fund view. */
export interface FundTopic {
  sample: boolean;
  name: string;
  slug: string;
  /** 0–1 */
  sentiment: number;
  /** 0–100 */
  visibility: number;
  /** 1 is first; null when unknown. */
  marketPosition: number | null;
  activePrompts: number;
}
