import type { PageContent, PageKind, PageScores } from '../../page-analysis/types.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { SiteOwner } from '../brands/model.ts';
import type { PageStatus } from './failures.ts';

/** A page's scores as numbers; null where it was never read or a score has no rules for its language. */
export interface PageScoreValues {
  authoritativeness: number | null;
  citations: number | null;
  quotations: number | null;
  statistics: number | null;
  technicalTerms: number | null;
  fluency: number | null;
}

/** A page that was read, or is to be. */
export interface Page {
  id: string;
  url: string;
  domain: string;
  title: string;
  owner: SiteOwner;
  inSitemap: boolean;
  simulated: boolean;
  status: PageStatus;
  httpStatus: number | null;
  problem: string | null;
  /** ISO 8601. */
  triedAt: string | null;
  readAt: string | null;
  dueAt: string;
  finalUrl: string | null;
  kind: PageKind | null;
  author: string | null;
  /** YYYY-MM-DD. */
  publishedOn: string | null;
  modifiedOn: string | null;
  language: string | null;
  words: number;
  paywalled: boolean;
  noIndex: boolean;
  /** Null until it was read. */
  scores: PageScoreValues | null;
  /** Number of its latest version; 0: none. */
  version: number;
  /** Answers that cite it. */
  answers: number;
  /** Of these. */
  visible: Rate;
  missed: Rate;
}

/** A version of a page's main text. */
export interface PageVersion {
  number: number;
  readAt: string;
  content: PageContent;
  scores: PageScores;
}

export type PageRunStatus = 'waiting' | 'reading' | 'done' | 'stopped' | 'failed';

/** One pass over pages that are due. */
export interface PageRun {
  id: string;
  status: PageRunStatus;
  /** A user's id; null: the schedule. */
  startedBy: string | null;
  startedAt: string;
  endedAt: string | null;
  problem: string | null;
  /** The prompt whose cited pages it reads; null: all that are due. */
  promptId: string | null;
  /** Pages to read. */
  planned: number;
  /** Read, with a new text or for the first time. */
  changed: number;
  unchanged: number;
  failed: number;
}

/** Pages whose latest attempt ended in a status. */
export interface PageStatusCount {
  status: PageStatus;
  pages: number;
}

export interface PageSettings {
  daily: boolean;
  pagesPerDay: number;
}

export const DEFAULT_PAGE_SETTINGS: PageSettings = { daily: false, pagesPerDay: 200 };
export const MAX_PAGES_PER_DAY = 2000;
