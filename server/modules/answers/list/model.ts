import type { RawProduct, RawSearch, Span } from '../../../analysis/types.ts';
import type { DateRange } from '../../../lib/days.ts';
import type { MentionReview, OrderCorrection } from '../corrections/model.ts';
import type { AnswerStatus, PlaceGiven, Surface } from '../model.ts';
import type { MatchCounts } from '../search/model.ts';

/** A prompt and its topic, archived or not. */
export interface PromptWithTopic {
  id: string;
  question: string;
  branded: boolean;
  topic: { id: string; name: string; slug: string };
}

export interface NamedCompany {
  id: string;
  name: string;
  isBrand: boolean;
}

export type CompanyReview = MentionReview & { company: NamedCompany };

export interface Mention {
  company: NamedCompany;
  position: number;
  sentiment: number | null;
  /** `rules`, `person`, or a chat model by its name. */
  judge: string;
  spans: Span[];
}

export interface Citation {
  position: number;
  url: string;
  domain: string;
  title: string;
  own: boolean;
}

/** A page that a search returned. */
export interface SearchPage {
  url: string;
  domain: string;
  /** Among the answer's citations; null: not cited. */
  position: number | null;
  title: string;
  own: boolean;
}

export interface SearchQuery {
  query: string;
  pages: SearchPage[];
}

/** What a platform searched for and showed beside an answer. */
export interface Extras {
  searchQueries: RawSearch[];
  products: RawProduct[];
  /** The brand's; null where there is none. */
  ownDomain: string | null;
}

/** Where an answer's text is: in the database, in the archive, or nowhere any more. */
export type TextState = 'stored' | 'archived' | 'deleted';

/** A stored answer without its text, mentions and citations. */
export interface StoredAnswer {
  id: string;
  /** UTC, YYYY-MM-DD. */
  day: string;
  prompt: PromptWithTopic;
  /** Its key. */
  platform: string;
  model: string | null;
  surface: Surface;
  /** The persona; null: it was asked plainly. */
  askedAs: { id: string; name: string; placeGiven: PlaceGiven | null } | null;
  sample: number;
  /** ISO 8601 in UTC. */
  collectedAt: string;
  status: AnswerStatus;
  failure: string | null;
  simulated: boolean;
  /** ISO 639-1 code of a language that the built-in rules cannot judge; else null. */
  unsupportedLanguage: string | null;
  method: string | null;
  visible: boolean;
  missed: boolean;
  citationCount: number;
  /** ISO 8601; when retention removed its text, else null. */
  textRemovedAt: string | null;
  /** Where the archive has its text, else null. */
  archivedText: string | null;
}

/** Loads mentions, citations, reviews and texts of a page's answers, each with one statement per page. */
export interface FindingsLoader {
  mentions(answerId: string): Promise<Mention[]>;
  citations(answerId: string): Promise<Citation[]>;
  searchQueries(answerId: string): Promise<SearchQuery[]>;
  products(answerId: string): Promise<RawProduct[]>;
  reviews(answerId: string): Promise<CompanyReview[]>;
  orderCorrection(answerId: string): Promise<OrderCorrection | null>;
  /** At least the first `length` UTF-16 units of the text; empty where it was removed. */
  beginning(answerId: string, length: number): Promise<string>;
  /** The whole text; an archived one is read from the archive, and `problem` says why it cannot be. */
  text(answer: StoredAnswer): Promise<{ text: string; problem: string | null }>;
}

/** An answer of a page; all answers of the page share the loader. */
export interface ListedAnswer extends StoredAnswer {
  findings: FindingsLoader;
}

/** A filter with names instead of ids. */
export interface AnswersScope {
  brand: NamedCompany | null;
  /** Its key. */
  platform: string | null;
  topic: PromptWithTopic['topic'] | null;
  prompt: PromptWithTopic | null;
  persona: { id: string; name: string } | null;
  company: NamedCompany | null;
  /** The company that is not named. */
  notCompany: NamedCompany | null;
  source: { url: string; domain: string; title: string } | null;
  range: DateRange;
}

export interface AnswerPage {
  nodes: ListedAnswer[];
  next: string | null;
  /** Counts the answers of all pages, once. */
  counted: () => Promise<{ total: number; totalCapped: boolean }>;
  /** Null without a search in texts. */
  search: AnswerSearch | null;
  scope: AnswersScope;
}

/** What a search in texts found. */
export interface AnswerSearch {
  /** Not null: older answers were not compared. */
  from: string | null;
  /** Texts that were not read yet. */
  unread: number;
  /** Texts that were read. */
  read: number;
  counts: () => Promise<MatchCounts>;
  /** Counts answers of the days whose text is not in the database. */
  removed: () => Promise<number>;
}
