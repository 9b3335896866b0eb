/**
 * Where a suggestion comes from: `known`, the catalogue; `guess`, derived from the user's words, to be reviewed; `model`,
 * the chat model, checked for form only.
 */
export type Basis = 'known' | 'guess' | 'model';

/** How something is bought, which decides how its price is asked for; a `maker` is chosen for its products. */
export type Kind = 'software' | 'product' | 'maker' | 'provider' | 'service' | 'investor';

export interface KnownCompany {
  name: string;
  /** Registrable domain of its site. */
  domain: string;
  /** Indexes of the category’s topics that are its business; null: all. */
  focus: readonly number[] | null;
}

/** The noun that a topic's questions are about: “tool”, “tools”, “a tool”. */
export interface Thing {
  one: string;
  many: string;
  /** With its article. */
  any: string;
}

/** What a topic's questions are rendered from. */
export interface CatalogueTopic {
  name: string;
  /** Null: the category’s. */
  kind: Kind | null;
  thing: Thing;
  /** Noun phrases that follow “for”. */
  audiences: readonly string[];
  /** Verb phrases that follow “to”. */
  uses: readonly string[];
  /** Sentences in the first person, without the full stop. */
  problems: readonly string[];
  /** Further questions of this topic, used verbatim. */
  questions: readonly string[];
}

/** A kind of business with its topics and companies. */
export interface Category {
  key: string;
  label: string;
  group: string;
  kind: Kind;
  /** Words and phrases that identify it in a description, in lower case. */
  words: readonly string[];
  /** Well-known companies, the best known first. */
  companies: readonly KnownCompany[];
  topics: readonly CatalogueTopic[];
}

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
}

/** Short phrases that people search for. */
export interface SuggestedSearchTopics {
  /** Null without topics. */
  basis: Basis | null;
  /** At most 10, unique. */
  topics: string[];
  /** Null when the catalogue lacks the business. */
  category: Category | null;
}

/** Questions that do not name the brand, and questions that do. */
export interface QuestionSet {
  generic: string[];
  branded: string[];
}

/** Exactly 8 generic and 2–4 branded questions about search topics. */
export interface SuggestedSearchPrompts extends QuestionSet {
  basis: Basis;
}

export interface SuggestedCategory {
  category: Category;
  basis: Basis;
}
