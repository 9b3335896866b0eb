import type { Rate } from '../../statistics/rates.ts';
import type { NamedCompany } from '../answers/list/model.ts';
import type { Topic } from '../topics/model.ts';
import type { AccountMetrics } from '../visibility/service.ts';
import type { InsteadLoader } from './instead-loader.ts';

/** A competitor with the number of missed answers that name it. */
export interface NamedInstead {
  company: NamedCompany;
  answers: number;
}

/** A prompt with missed answers. */
export interface PromptGap {
  /** The prompt's. */
  id: string;
  question: string;
  branded: boolean;
  topic: { id: string; name: string; slug: string };
  /** Of its usable answers. */
  visible: Rate;
  /** Of its usable answers. */
  missed: Rate;
  /** UTC, YYYY-MM-DD. */
  lastMissed: string;
  /** Shared by the page's prompts. */
  loader: InsteadLoader;
}

/** A page that missed answers cite. */
export interface SourceGap {
  url: string;
  domain: string;
  title: string;
  own: boolean;
  /** Of the answers that cite it. */
  visible: Rate;
  /** Of the answers that cite it. */
  missed: Rate;
  /** UTC, YYYY-MM-DD. */
  lastMissed: string;
}

/** Which answers gaps are looked for in. */
export interface GapScope {
  metrics: AccountMetrics;
  /** Null for all. */
  topic: Topic | null;
}

/** One page of gaps, most missed answers first. */
export interface GapPage<Gap> {
  nodes: Gap[];
  next: string | null;
  total: number;
  scope: GapScope;
}
