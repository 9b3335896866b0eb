import { judgeName } from '../../analysis/method.ts';
import type { Verdict } from '../../analysis/sentiment/model.ts';
import { verdictOf } from '../../analysis/sentiment/verdict.ts';
import type { Complete } from '../../graphql/complete.ts';
import type {
  MentionReviewResolvers,
  MutationResolvers,
  OrderCorrectionResolvers,
  QueryResolvers,
  ReviewItemResolvers,
  Verdict as VerdictName,
} from '../../graphql/resolvers.generated.ts';
import { type RequestContext, requireViewer } from '../../http/request-context.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { OrderCorrection } from '../answers/corrections/model.ts';
import type { CompanyReview } from '../answers/list/model.ts';
import { orderVersion, reviewVersion } from './change.ts';
import type { ReviewItem, ReviewResult } from './model.ts';

export const reviewQueries = {
  reviewQueue: (_root, { userId, first }, context) =>
    context.services.reviews.queue(requireViewer(context), userId, first),
  async reviewAccuracy(_root, { userId }, context) {
    const accuracy = await context.services.reviews.accuracy(requireViewer(context), userId);
    const { all, names, sentiment, order } = accuracy;
    return {
      ...accuracy,
      all: reviewRate(all),
      names: reviewRate(names),
      sentiment: reviewRate(sentiment),
      order: reviewRate(order),
    };
  },
} satisfies QueryResolvers;

export const reviewMutations = {
  reviewMention: (_root, { input }, context) =>
    toPayload(context, context.services.reviews.review(requireViewer(context), input)),
  removeReview: (_root, args, context) =>
    toPayload(context, context.services.reviews.remove(requireViewer(context), args)),
  correctOrder: (_root, args, context) =>
    toPayload(context, context.services.reviews.correctOrder(requireViewer(context), args)),
} satisfies MutationResolvers;

async function toPayload(context: RequestContext, saving: Promise<ReviewResult>) {
  const result = await saving;
  const viewer = requireViewer(context);
  return {
    answer: await context.services.answerList.one(viewer, viewer.userId, result.answerId),
    errors: result.ok ? [] : result.errors,
    conflict: result.ok ? null : (result.conflict ?? null),
  };
}

const reviewRate = ({ hits, answers, ...rate }: Rate) => ({ ...rate, right: hits, reviewed: answers });

/** A verdict as the schema spells it. */
const verdictName = (verdict: Verdict) => verdict.toUpperCase() as VerdictName;

const review: Complete<MentionReviewResolvers, Omit<CompanyReview, 'verdict'>> = {
  verdict: ({ verdict }) => verdict && verdictName(verdict),
  isCorrection: ({ named, verdict, product }) =>
    named !== product.named || (named && verdict !== verdictOf(product.sentiment)),
  product: ({ product }) => ({
    ...product,
    judge: product.judge && judgeName(product.judge),
    verdict: product.named ? verdictName(verdictOf(product.sentiment)) : null,
  }),
  version: reviewVersion,
};

const order: Complete<OrderCorrectionResolvers, OrderCorrection> = { version: orderVersion };

const item: Complete<ReviewItemResolvers, Pick<ReviewItem, 'answer'>> = {
  async mention({ answer, companyId }) {
    const mention = (await answer.findings.mentions(answer.id)).find(
      ({ company }) => company.id === companyId,
    );
    if (!mention) throw new Error('A queued mention is stored.');
    return mention;
  },
  reason: ({ reason }) => reason.toUpperCase() as Uppercase<typeof reason>,
};

export const reviewTypes = { MentionReview: review, OrderCorrection: order, ReviewItem: item };
