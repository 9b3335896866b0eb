import type { Rate } from '../../statistics/rates.ts';
import type { NamedCompany } from '../answers/list/model.ts';
import type { Topic } from '../topics/model.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';

/** A competitor with the number of missed answers that name it. */
export interface NamedInstead {
  company: NamedCompany;
  answers: number;
}

interface Gap {
  /** Of its usable answers; for a source, of the answers that cite it. */
  visible: Rate;
  missed: Rate;
  /** UTC, YYYY-MM-DD. */
  lastMissed: string;
}

export interface PromptGap extends Gap {
  /** The prompt's. */
  id: string;
  question: string;
  branded: boolean;
  topic: { id: string; name: string; slug: string };
  /** Reads the competitors that missed answers of a prompt name most; shared by the page's prompts. */
  loadInstead: (promptId: string) => Promise<NamedInstead[]>;
}

/** A page that missed answers cite. */
export interface SourceGap extends Gap {
  url: string;
  domain: string;
  title: string;
  own: boolean;
}

/** The answers in which gaps are searched. */
export interface GapScope {
  metrics: AccountMetrics;
  /** Null for all. */
  topic: Topic | null;
}

export interface GapPage<TGap> {
  nodes: TGap[];
  next: string | null;
  /** All that meet the conditions. */
  total: number;
  /** The same without the search. */
  totalUnsearched: number;
  scope: GapScope;
}

export type CountSort = 'MISSED' | 'MISSED_RATE' | 'VISIBLE_RATE' | 'ANSWERS' | 'LAST_MISSED';
export type PromptGapSort = CountSort | 'QUESTION' | 'TOPIC';
export type SourceGapSort = CountSort | 'URL' | 'TITLE';
export type SortDirection = 'ASC' | 'DESC';
export type PromptGapText = 'QUESTION' | 'TOPIC' | 'NAMED_INSTEAD';
export type SourceGapText = 'URL' | 'TITLE';
