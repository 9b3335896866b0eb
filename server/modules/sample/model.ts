/** A prompt in the fund view's ranking. */
export interface FundPrompt {
  id: string;
  prompt: string;
  category: string;
  /** Mean place among the firms that answers name, one decimal; 1 is first. */
  averageRank: number;
  /** Places gained (positive) or lost (negative) against the month before, one decimal. */
  rankChange: number;
  /** Share of answers that name the fund, 0–100, whole. */
  visibility: number;
  /** Most often named first. */
  topCompetitors: readonly string[];
}

/** The fund's prompts, and whether they were written rather than measured. */
export interface FundPromptList {
  sample: boolean;
  /** The account they are shown to. */
  userId: string;
  prompts: readonly FundPrompt[];
}

/** A topic's figures as they are written down. */
export interface WrittenTopic {
  name: string;
  slug: string;
  /** 0–1 */
  sentiment: number;
  /** 0–100 */
  visibility: number;
  /** 1 is first; null without a place. */
  marketPosition: number | null;
  /** Null when it is unknown. */
  promptCount: number | null;
}

/** What the cards of a topic page in the fund view show. */
export interface FundTopic extends Omit<WrittenTopic, 'promptCount'> {
  sample: boolean;
  activePrompts: number;
}

/** Simulated answers of a sample account that is being filled. */
export interface SampleFilling {
  done: number;
  total: number;
}
