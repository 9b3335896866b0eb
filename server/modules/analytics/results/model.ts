import type { DateRange } from '../../../lib/days.ts';

export type PageResultOrder = 'ANSWERS' | 'VISITS' | 'PEOPLE' | 'SESSIONS' | 'KEY_EVENTS' | 'REVENUE';

/** What answers, logs and analytics say of a page, or of all, in a range. */
export interface ResultFigures {
  answers: number;
  visits: number;
  people: number;
  /** Null: no day of the range was read. */
  sessions: number | null;
  keyEvents: number | null;
  revenue: number | null;
  /** Null: no report of the kind is wholly in the range. */
  googleImpressions: number | null;
  bingCitations: number | null;
}

export interface PageResult {
  /** The page's. */
  id: string;
  figures: ResultFigures;
  page: { id: string; url: string; answers: number; isRead: boolean };
}

/** What is known of a range, and what is not. */
export interface ResultCoverage {
  answerDays: number;
  logDays: number;
  connected: boolean;
  analyticsDays: number;
  thresholdedDays: number;
  otherRowDays: number;
  sampledDays: number;
  /** Sessions of the range whose landing page is not given. */
  unplacedSessions: number;
  /** Days of imported reports that are wholly in the range. */
  googleReportDays: number;
  bingReportDays: number;
  problem: string | null;
  currency: string | null;
  timeZone: string | null;
  simulated: boolean;
}

export interface PageResults {
  /** Null ends: nothing is known of any day. */
  range: DateRange;
  days: number;
  nodes: PageResult[];
  next: string | null;
  total: number;
  totals: ResultFigures;
  coverage: ResultCoverage;
}
