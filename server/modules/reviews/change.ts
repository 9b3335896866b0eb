import type { Span } from '../../analysis/types.ts';
import { notFound } from '../../errors.ts';
import { type SaveConflict, toConflictResult, versionOf } from '../../lib/version.ts';
import type { ReviewableAnswer } from '../answers/corrections/correct.ts';
import type { MentionReview, OrderCorrection, ProductFinding } from '../answers/corrections/model.ts';
import type { JudgedMention } from '../answers/model.ts';
import { allCompanies, type Company } from '../brands/model.ts';
import { findName } from './find-name.ts';
import type { ReviewInput } from './input.ts';

/** The version of a review or order that does not exist. */
const NONE = 'none';

/** Changes with a review. */
export const reviewVersion = (review: MentionReview | undefined): string =>
  review ? versionOf([review.named, review.verdict, review.reviewedAt]) : NONE;

/** Changes with an answer's corrected order. */
export const orderVersion = (order: OrderCorrection | null): string =>
  order ? versionOf([order.companyIds, order.reviewedAt]) : NONE;

/** Whether what was read has been changed since. */
export function findReviewConflict(readAt: string | null, current: string): SaveConflict | null {
  if (readAt === null || readAt === current) return null;
  return { message: 'This was reviewed elsewhere after you read it. Nothing was saved.', version: current };
}

export const conflictResult = (answerId: string, conflict: SaveConflict) => ({
  ok: false as const,
  answerId,
  ...toConflictResult(conflict),
});

/** A failed save with one error. */
export const errorResult = (answerId: string, field: string, message: string) => ({
  ok: false as const,
  answerId,
  errors: [{ field, message }],
});

/** @throws NOT_FOUND */
export function requireCompany({ tracked }: ReviewableAnswer, companyId: string): Company {
  const company = allCompanies(tracked).find(({ id }) => id === companyId);
  if (!company) throw notFound('There is no company with this id.', 'companyId');
  return company;
}

/** What the product found of a company, for a review to be compared with. */
export function productFinding(answer: ReviewableAnswer, companyId: string): ProductFinding {
  const { mentions, method } = answer.analyse();
  const mention = mentions.find((each) => each.companyId === companyId);
  return {
    named: mention !== undefined,
    sentiment: mention?.sentiment ?? null,
    position: mention?.position ?? null,
    judge: mention?.judge ?? null,
    companies: mentions.length,
    method: method ?? '',
  };
}

/**
 * Where a company is named: where the product finds it, else where the answer's text has the words that the person gives,
 * else the company's names.
 * @returns or why no place was found
 */
export function findSpans(
  answer: ReviewableAnswer,
  company: Company,
  { writtenAs }: Pick<ReviewInput, 'writtenAs'>,
  known: readonly Span[],
): Span[] | string {
  const { mentions, text } = answer.analyse();
  const own = mentions.find(({ companyId }) => companyId === company.id);
  if (own) return own.spans;
  if (known.length > 0 && writtenAs === null) return [...known];
  const names = writtenAs === null ? [company.name, ...company.aliases] : [writtenAs];
  const spans = findName(text, names, placesOf(mentions));
  if (spans.length > 0) return spans;
  if (findName(text, names, []).length > 0) return 'These words are part of another company’s name here.';
  return writtenAs === null
    ? `The answer does not hold the name “${company.name}”. Give the words that it uses instead.`
    : `The answer does not hold “${writtenAs}” as whole words.`;
}

const placesOf = (mentions: readonly JudgedMention[]): Span[] => mentions.flatMap(({ spans }) => spans);
