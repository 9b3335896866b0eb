/** What a page is for, told from its structure. */
export const PAGE_KINDS = [
  'list',
  'comparison',
  'how-to',
  'documentation',
  'review',
  'forum',
  'news',
  'video',
  'product',
  'home',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A part of the main text, in the page's order. */
export interface PageBlock {
  kind: 'heading' | 'paragraph' | 'list-item' | 'table-row' | 'quote' | 'code' | 'caption';
  /** Of a heading, 1–6. */
  level?: number;
  /** One line, without markup; cells of a table row are separated by ` | `. */
  text: string;
}

/** A link in the main text. */
export interface PageLink {
  /** Index of its block. */
  block: number;
  /** UTF-16 offsets in the block's text. */
  start: number;
  end: number;
  /** Absolute, http or https. */
  url: string;
}

/** What a page says: its main text without navigation, footers and advertisements. */
export interface PageContent {
  /** '' when none is known, like every other text of a page. */
  title: string;
  description: string;
  siteName: string;
  /** Null when the page does not name one. */
  author: string | null;
  /** YYYY-MM-DD. */
  publishedOn: string | null;
  modifiedOn: string | null;
  /** ISO 639-1. */
  language: string | null;
  /** Absolute, as the page declares them. */
  canonicalUrl: string | null;
  ampUrl: string | null;
  /** Types of schema.org in its JSON-LD, such as `Article`. */
  structuredTypes: string[];
  blocks: PageBlock[];
  links: PageLink[];
  words: number;
  /** It asks search engines not to list it. */
  noIndex: boolean;
  /** It says that a part is only for subscribers. */
  paywalled: boolean;
  /** It has no main text without running its scripts. */
  needsJavaScript: boolean;
  /** The text was longer than is kept. */
  truncated: boolean;
}

export const SCORE_NAMES = [
  'authoritativeness',
  'citations',
  'quotations',
  'statistics',
  'technicalTerms',
  'fluency',
] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];

/** Words of a page that a score counts. */
export interface ScoreSpan {
  score: ScoreName;
  /** Index of its block. */
  block: number;
  /** UTF-16 offsets in the block's text. */
  start: number;
  end: number;
}

/** A signal that a page's authoritativeness is made of. */
export interface AuthorityPart {
  name: string;
  points: number;
  maxPoints: number;
}

/** Formulas: docs/metrics.md, “Scores of a page”. */
export interface PageScores {
  /** 0–100. */
  authoritativeness: number;
  /** Links of the main text to other sites. */
  citations: number;
  /** Quoted words with a speaker. */
  quotations: number;
  /** Figures that carry a claim. */
  statistics: number;
  /** Different terms outside everyday vocabulary; null for a language without a word list. */
  technicalTerms: number | null;
  /** 0–100; null for a language whose fluency is not measured. */
  fluency: number | null;
  authorityParts: AuthorityPart[];
  spans: ScoreSpan[];
}
