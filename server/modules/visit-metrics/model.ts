import type { AiAgent } from '../../ai-agents/agents.ts';
import type { Rate } from '../../statistics/rates.ts';

/** An AI agent, with how its visits are verified. */
export interface ListedAgent extends Omit<AiAgent, 'ranges' | 'visits' | 'inPolicy'> {
  rangesUrl: string | null;
  rangesDate: string | null;
}

/** A share of visits; both ends are null where `note` says that there is no interval. */
export interface VisitRate extends Pick<Rate, 'value' | 'low' | 'high' | 'hits' | 'note'> {
  visits: number;
}

export interface StatusVisits {
  httpStatus: number;
  visits: number;
}

/** A page of the account's site. */
export interface VisitedPage {
  id: string;
  url: string;
  /** Answers that cite it. */
  answers: number;
  isRead: boolean;
}

export type VisitPageList = 'VISITED' | 'NEVER_CITED' | 'NEVER_FETCHED' | 'REFUSED';

/** A page of a list, without what its page is closed for. */
export interface PageRow extends VisitedPage {
  /** What the list is ordered by. */
  key: number;
  visits: number;
  refused: number;
  forged: number;
  /** ISO 8601. */
  lastVisitAt: string | null;
  statuses: StatusVisits[];
}

export interface ListedPage extends Omit<PageRow, keyof VisitedPage | 'key'> {
  /** The page's. */
  id: string;
  page: VisitedPage;
  closedFor: string[];
}

export interface ListedPages {
  nodes: ListedPage[];
  next: string | null;
  total: number;
}

/** From this status on a reply refuses the request. */
export const REFUSED_STATUS = 400;
/** Ranges of at most so many days are shown by hour. */
export const HOURLY_DAYS = 2;
/** Hours and pages of an agent are counted in so many days at most. */
export const RECENT_DAYS = 7;
/** Rows of a list that has no further parts. */
export const MAX_ROWS = 200;
