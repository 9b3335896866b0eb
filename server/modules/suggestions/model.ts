import type { Category } from './catalogue/catalogue.ts';
import type { PromptLanguage } from './wording/translated/languages.ts';

/**
 * Where a suggestion comes from: `known`, the catalogue; `guess`, derived from the user's words, to be reviewed; `model`,
 * the chat model, checked for form only.
 */
export type Basis = 'known' | 'guess' | 'model';

export interface SuggestedCompany {
  name: string;
  /** Null when unknown; never guessed. */
  domain: string | null;
  basis: Basis;
}

export interface SuggestedPrompt {
  question: string;
  /** Names the brand itself. */
  branded: boolean;
}

export interface SuggestedTopic {
  name: string;
  /** Generic ones first. */
  prompts: SuggestedPrompt[];
}

export interface SuggestedTopics {
  basis: Basis;
  topics: SuggestedTopic[];
  /** Null when the catalogue lacks the business: the questions are general ones. */
  category: Category | null;
  /** That they are written in. */
  language: PromptLanguage;
}

/** Short phrases that people search for. */
export interface SuggestedSearchTopics {
  /** Null without topics. */
  basis: Basis | null;
  /** At most 10, unique. */
  topics: string[];
  /** Null when the catalogue lacks the business. */
  category: Category | null;
  language: PromptLanguage;
}

/** Questions that do not name the brand, and questions that do. */
export interface QuestionSet {
  generic: string[];
  branded: string[];
}

/** Exactly 8 generic and 2–4 branded questions about search topics. */
export interface SuggestedSearchPrompts extends QuestionSet {
  basis: Basis;
  language: PromptLanguage;
}

export interface SuggestedCategory {
  category: Category;
  /** Names of its topics that are the company’s business; null: all. */
  topics: readonly string[] | null;
  basis: Basis;
}
