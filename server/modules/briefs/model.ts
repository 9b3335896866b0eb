import type { TopicRef } from '../../graphql/resolvers.generated.ts';
import type { PageKind, ScoreSpan } from '../../page-analysis/types.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { SiteOwner } from '../brands/model.ts';
import type { NamedInstead } from '../gaps/model.ts';
import type { PageScoreValues } from '../pages/model.ts';

/** A prompt that a brief can be made for. */
export interface BriefPrompt {
  id: string;
  question: string;
  topic: TopicRef;
  /** Usable answers, and those that name a competitor and not the brand. */
  answers: number;
  missed: number;
}

/** A page that answers to the prompt cite. */
export interface BriefPage {
  id: string;
  url: string;
  domain: string;
  title: string;
  owner: SiteOwner;
  kind: PageKind | null;
  words: number;
  /** Null until it was read. */
  scores: PageScoreValues | null;
  /** Answers to the prompt's wordings that cite it. */
  answers: number;
  missed: number;
  /** Null where its text is not part of the brief. */
  structure: PageStructure | null;
}

/** Forms of presentation on a page, counted. */
export interface PageStructure {
  tables: number;
  lists: number;
}

/** A heading that several pages have; `pages` are ids. */
export interface BriefHeading {
  heading: string;
  pages: string[];
  onOwnPage: boolean;
}

/** A word or pair of words that tells the cited pages from the account's others. */
export interface BriefTerm {
  term: string;
  inPrompt: boolean;
  /** Ids of read cited pages that contain it. */
  pages: string[];
  /** Other read pages that contain it. */
  otherPages: number;
  /** Log odds ratio ÷ its standard error. */
  score: number;
  onOwnPage: boolean;
}

export interface BriefQuestion {
  question: string;
  /** A page's id. */
  page: string;
}

/** A sentence of a page with a statistic or a quotation. */
export interface BriefFact {
  id: string;
  kind: 'STATISTIC' | 'QUOTATION';
  text: string;
  /** A page's id. */
  page: string;
}

/** The brand's page that covers the prompt best. */
export interface OwnPage {
  id: string;
  url: string;
  title: string;
  /** Terms of the prompt's wordings, and those that the page lacks. */
  promptTerms: string[];
  lacking: string[];
}

export interface Brief {
  prompt: BriefPrompt;
  wordings: BriefPrompt[];
  visible: Rate;
  missed: Rate;
  instead: NamedInstead[];
  /** The pages of others that the answers cite most. */
  pages: BriefPage[];
  citedPages: number;
  /** Cited pages that were read. */
  readPages: number;
  /** Cited pages whose texts the brief is made of. */
  usedPages: number;
  neededPages: number;
  /** Read pages that the terms are compared with. */
  otherPages: number;
  outline: BriefHeading[];
  questions: BriefQuestion[];
  terms: BriefTerm[];
  facts: BriefFact[];
  /** Read pages of the brand's own site. */
  ownPages: number;
  /** Pages of it that were tried and could not be read. */
  ownUnread: number;
  /** Null where none covers the prompt. */
  ownPage: OwnPage | null;
}

/** The text of a page that a brief is made of. */
export interface PageText {
  id: string;
  title: string;
  blocks: { kind: string; level?: number; text: string }[];
  spans: Pick<ScoreSpan, 'score' | 'block' | 'start' | 'end'>[];
}

/** A page as plain text, a block a line. */
export interface PlainPage {
  id: string;
  url: string;
  title: string;
  text: string;
  /** From `stemsOf`. */
  stems: string;
}
