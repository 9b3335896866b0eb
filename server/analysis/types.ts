/** A company whose name is looked for in answers: the account's own brand or a tracked competitor. */
export interface TrackedCompany {
  /** Stable id; the analysis only passes it through. */
  id: string;
  name: string;
  /** Other names of the same company: product lines, short forms, former names, other scripts. */
  aliases: readonly string[];
  /** Registrable domain such as `sony.com`; null when unknown. */
  domain: string | null;
}

export interface RawSource {
  url: string;
  title: string;
}

/** A search that a platform made while it answered, as the vendor reports it. */
export interface RawSearch {
  /** The words that were searched for. */
  query: string;
  /** Pages that the search returned; empty where the vendor does not say which. */
  urls: readonly string[];
}

/** A product that a platform showed with its answer. */
export interface RawProduct {
  name: string;
  /** As shown, such as `$57.00`; null where there is none. */
  price: string | null;
  merchant: string | null;
  url: string | null;
}

/** A platform's reply: Markdown or plain text, and the sources it lists itself. */
export interface RawAnswer {
  text: string;
  sources: readonly RawSource[];
}

/** Half-open range `[start, end)` of UTF-16 code units in the stored text of the answer. */
export interface Span {
  start: number;
  end: number;
}

export interface AnalysedMention {
  companyId: string;
  /** 1 = named first among the tracked companies of this answer; a ranked list decides where there is one. */
  position: number;
  /** Every place the company is named, ascending, never overlapping; at least one. */
  spans: Span[];
  /** 0–100, the calibrated score; null where nothing is said to judge by. */
  sentiment: number | null;
}

/** A source the answer cites, once per canonical URL, in order of first appearance. */
export interface AnalysedCitation {
  /** 1-based order. */
  position: number;
  /** Canonical: no tracking parameters, fragment, AMP form or `www.`. */
  url: string;
  /** Registrable domain by the public suffix list. */
  domain: string;
  /** The platform's or the link's title; '' when there is none. */
  title: string;
}

export interface Analysis {
  /** Ordered by position; at most one entry a company. */
  mentions: AnalysedMention[];
  citations: AnalysedCitation[];
  /** ISO 639-1 code of the language of an answer that names a company and cannot be judged; else null. */
  unsupportedLanguage: string | null;
}

/** Analyses any number of answers for one set of companies. Pure: the same answer gives the same analysis. */
export type Analyser = (answer: RawAnswer) => Analysis;

/** A chat model's judgement of an answer: the companies it names, with its sentiment towards each. */
export interface Judgement {
  /** The model's name, as it is shown. */
  model: string;
  companies: readonly {
    name: string;
    /** 0–100, 50 mixed; null: nothing to judge by. */
    sentiment: number | null;
  }[];
}
