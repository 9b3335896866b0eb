import type { SaveConflict } from '../../lib/version.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { ListedAnswer } from '../answers/list/model.ts';
import type { FieldError } from '../brands/model.ts';

/** Why a mention is in the queue. */
export type ReviewReason = 'random' | 'border' | 'unjudged' | 'everyday_name';

/** An unreviewed mention. */
export interface QueuedMention {
  answerId: string;
  companyId: string;
  reason: ReviewReason;
}

/** A queued mention with its answer. */
export interface ReviewItem {
  answer: ListedAnswer;
  companyId: string;
  reason: ReviewReason;
}

/** How often the product was right, in the random sample of an account's mentions. */
export interface ReviewAccuracy {
  /** The version of the analysis that is measured. */
  method: string;
  /** Mentions that must be reviewed before a share is given. */
  least: number;
  /** Right in every respect. */
  all: Rate;
  /** The company is named. */
  names: Rate;
  /** Of the mentions that are names. */
  sentiment: Rate;
  /** Of the mentions that are names, in answers that name several companies. */
  order: Rate;
  /** Reviews outside the sample, or of earlier versions. */
  others: number;
  /** Of these, corrections. */
  othersCorrected: number;
}

export type ReviewResult =
  | { ok: true; answerId: string }
  | { ok: false; answerId: string; errors: FieldError[]; conflict?: SaveConflict };
