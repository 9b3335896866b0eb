/**
 * Where a proposal comes from: `known`, the product's own catalogue holds it; `guess`, derived from what was typed
 * and to be looked over; `model`, proposed by the configured chat model and checked for form only.
 */
export type Basis = 'known' | 'guess' | 'model';

/** How something is bought, which decides how people ask for its price; a `maker` is chosen for what it makes. */
export type Kind = 'software' | 'product' | 'maker' | 'provider' | 'service' | 'investor';

export interface KnownCompany {
  name: string;
  /** Registrable domain of its site. */
  domain: string;
  /** Places of the category’s topics that are its business, from 0; null: all of them. */
  focus: readonly number[] | null;
}

/** The noun that a topic's questions are about: “tool”, “tools”, “a tool”. */
export interface Thing {
  one: string;
  many: string;
  /** With its article. */
  any: string;
}

/** What the questions of a topic are made of. */
export interface CatalogueTopic {
  name: string;
  /** Null: the category’s. */
  kind: Kind | null;
  thing: Thing;
  /** Noun phrases that follow “for”. */
  audiences: readonly string[];
  /** Verb phrases that follow “to”. */
  uses: readonly string[];
  /** Whole sentences in the first person, without their full stop. */
  problems: readonly string[];
  /** Questions of this topic alone, as they are. */
  questions: readonly string[];
}

/** A kind of business, with what is asked about it and who is in it. */
export interface Category {
  key: string;
  label: string;
  group: string;
  kind: Kind;
  /** Words and phrases that tell it in a description, in lower case. */
  words: readonly string[];
  /** Well-known companies, the best known first. */
  companies: readonly KnownCompany[];
  topics: readonly CatalogueTopic[];
}

export interface SuggestedCompany {
  name: string;
  /** Null when the site is not known; none is made up. */
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
  /** Those that do not name the brand come first. */
  prompts: SuggestedPrompt[];
}

export interface SuggestedTopics {
  basis: Basis;
  topics: SuggestedTopic[];
}

/** Short phrases that people search for. */
export interface SuggestedSearchTopics {
  /** Null without topics. */
  basis: Basis | null;
  /** At most 10, all different. */
  topics: string[];
  /** The business they were chosen for; null for one in no catalogue. */
  category: Category | null;
}

/** Questions about search topics. */
export interface SuggestedSearchPrompts {
  basis: Basis;
  /** Exactly 8 that do not name the company. */
  generic: string[];
  /** 2–4 that name it. */
  branded: string[];
}

export interface SuggestedCategory {
  category: Category;
  basis: Basis;
}
