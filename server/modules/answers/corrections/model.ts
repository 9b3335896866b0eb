import type { Verdict } from '../../../analysis/sentiment/model.ts';
import type { Span } from '../../../analysis/types.ts';

/** What a person says of a company in an answer. */
export interface ReviewedMention {
  companyId: string;
  named: boolean;
  /** Null where the company is not named. */
  verdict: Verdict | null;
  /** Where it is named, for analyses that do not find it; ascending. */
  spans: Span[];
}

/** What an analysis found of a company in an answer, before any review. */
export interface ProductFinding {
  named: boolean;
  sentiment: number | null;
  position: number | null;
  /** Null where it found none. */
  judge: string | null;
  method: string;
  /** Companies that it found named in the answer. */
  companies: number;
}

/** A stored review with the finding that it was made of. */
export interface MentionReview extends ReviewedMention {
  reviewer: string;
  /** ISO 8601 in UTC. */
  reviewedAt: string;
  /** Part of the random sample that accuracy is measured on. */
  sampled: boolean;
  product: ProductFinding;
}

/** An answer's order as a person corrected it. */
export interface OrderCorrection {
  companyIds: string[];
  /** The product's order of the same companies. */
  productCompanyIds: string[];
  reviewer: string;
  /** ISO 8601 in UTC. */
  reviewedAt: string;
}

/** A review in an export, by the company's name. */
export type RecordedReview = Omit<MentionReview, 'companyId'> & { company: string };

/** The reviews that an exported answer comes with, by company name. */
export interface RecordedCorrections {
  reviews: RecordedReview[];
  order: {
    companies: string[];
    productCompanies: string[];
    reviewer: string;
    reviewedAt: string;
  } | null;
}

/** What people say of one answer; it wins over its analysis. */
export interface Corrections {
  mentions: readonly ReviewedMention[];
  order: readonly string[] | null;
}

export const NO_CORRECTIONS: Corrections = { mentions: [], order: null };
