import type { DateRange } from '../../lib/days.ts';

/** An answer's search, as it is stored. */
export interface StoredSearch {
  answerId: string;
  platform: string;
  simulated: boolean;
  query: string;
  /** Canonical addresses that it found. */
  urls: readonly string[];
}

/** A page that an answer cites. */
export interface CitedUrl {
  answerId: string;
  url: string;
  title: string;
}

export interface FoundPage {
  url: string;
  domain: string;
  title: string;
  cited: number;
  found: number;
  own: boolean;
}

/** Searches of the same words. */
export interface PromptSearch {
  query: string;
  answers: number;
  /** Keys. */
  platforms: string[];
  answersWithPages: number;
  ownFound: number;
  ownCited: number;
  pages: FoundPage[];
}

export interface PromptSearches {
  range: DateRange;
  answers: number;
  answersCapped: boolean;
  answersWithSearches: number;
  silentPlatforms: string[];
  simulated: boolean;
  total: number;
  searches: PromptSearch[];
}
