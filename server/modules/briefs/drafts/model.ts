import type { PageScoreValues } from '../../pages/model.ts';

export const DRAFT_LEVELS = ['balanced', 'technical', 'accessible'] as const;
export type DraftLevel = (typeof DRAFT_LEVELS)[number];

/** What a figure or a quotation may come from. */
export interface DraftSource {
  /** Null: the user's own text. */
  factId: string | null;
  text: string;
  /** Of the fact's page. */
  url: string | null;
  title: string;
}

export interface DraftLink {
  factId: string;
  url: string;
  title: string;
}

/** A sentence whose figure or quotation stands in a source that shares few words with it. */
export interface DraftCheck {
  text: string;
  /** Its words that the source does not have. */
  words: string[];
}

export interface DraftClaim {
  text: string;
  /** The facts whose figures or quotations it uses. */
  links: DraftLink[];
  /** Its figures or quotations stand in the user's own text only. */
  fromOwnText: boolean;
  toCheck: DraftCheck[];
}

export interface DraftSection {
  heading: string;
  claims: DraftClaim[];
}

/** A sentence or heading that was left out of a draft. */
export interface DraftCut {
  text: string;
  reason: string;
}

export interface DraftText {
  title: string;
  sections: DraftSection[];
  cut: DraftCut[];
}

/** A draft as a chat model wrote it. */
export interface WrittenDraft {
  title: string;
  sections: { heading: string; claims: { text: string; factIds: string[] }[] }[];
}

export interface Draft {
  id: string;
  promptId: string | null;
  level: DraftLevel;
  status: 'writing' | 'done' | 'failed';
  problem: string | null;
  model: string;
  /** The user's text; empty for a draft from a brief alone. */
  original: string;
  result: DraftText | null;
  /** Of the original text; null without one. */
  before: PageScoreValues | null;
  after: PageScoreValues | null;
  inputTokens: number | null;
  outputTokens: number | null;
  /** US dollars; null where no price is configured. */
  cost: number | null;
  startedBy: string;
  startedAt: string;
  endedAt: string | null;
}
