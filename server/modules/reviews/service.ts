import { ANALYSIS_METHOD } from '../../analysis/method.ts';
import { isEverydayWord } from '../../analysis/text/everyday-words.ts';
import type { Db } from '../../db/client.ts';
import { badInput } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { parseInput } from '../../lib/parse-input.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import { saveOrder, saveReview } from '../answers/corrections/save-store.ts';
import { findOrderCorrections, findReviews } from '../answers/corrections/store.ts';
import type { AnswerListService } from '../answers/list/service.ts';
import type { AnswersService } from '../answers/service.ts';
import { allCompanies } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import { accuracyOf } from './accuracy.ts';
import {
  conflictResult,
  errorResult,
  findReviewConflict,
  findSpans,
  orderVersion,
  productFinding,
  requireCompany,
  reviewVersion,
} from './change.ts';
import { orderInput, removeInput, reviewInput } from './input.ts';
import { mixQueue } from './mix-queue.ts';
import type { ReviewAccuracy, ReviewItem, ReviewResult } from './model.ts';
import { countReviews, deleteOrder, deleteReview, findUnreviewed, sampleReviewsBefore } from './store.ts';

/** Mentions in a queue. */
const MAX_QUEUE = 100;

/** People's reviews of what the product found in answers. Writes are to the viewer's own account. */
export interface ReviewsService {
  /**
   * Unreviewed mentions: a random sample, mixed with those that the product is least sure of.
   * @throws FORBIDDEN; BAD_USER_INPUT
   */
  queue(viewer: Viewer, userId: string | null | undefined, first: number): Promise<ReviewItem[]>;
  /** How often the product was right. @throws FORBIDDEN */
  accuracy(viewer: Viewer, userId: string | null | undefined): Promise<ReviewAccuracy>;
  /** Stores what a person says of a company in an answer. @throws NOT_FOUND; BAD_USER_INPUT */
  review(viewer: Viewer, input: unknown): Promise<ReviewResult>;
  /** Removes a review; the product's finding is back. @throws NOT_FOUND; BAD_USER_INPUT */
  remove(viewer: Viewer, input: unknown): Promise<ReviewResult>;
  /** Stores the order of an answer's companies; null removes it. @throws NOT_FOUND; BAD_USER_INPUT */
  correctOrder(viewer: Viewer, input: unknown): Promise<ReviewResult>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  answers: AnswersService;
  answerList: AnswerListService;
  clock: Clock;
}

export function createReviewsService(deps: Deps): ReviewsService {
  const { db, accounts, brands, answers, answerList, clock } = deps;
  const signature = (viewer: Viewer) => ({
    reviewer: (viewer.email || viewer.personId) + (viewer.via === 'session' ? '' : ' (API token)'),
    reviewedAt: clock().toISOString(),
  });

  return {
    async queue(viewer, requestedId, first) {
      const { userId } = await accounts.readable(viewer, requestedId);
      if (first < 1 || first > MAX_QUEUE) {
        throw badInput('first', `first must be a number from 1 to ${MAX_QUEUE}.`);
      }
      const companies = allCompanies(await brands.trackedFor(viewer, userId));
      const everyday = companies.filter(({ name, aliases }) => [name, ...aliases].some(isEverydayWord));
      const found = await findUnreviewed(
        db,
        userId,
        everyday.map(({ id }) => id),
        first,
      );
      const queued = mixQueue(found).slice(0, first);
      const listed = await answerList.byId(userId, [...new Set(queued.map(({ answerId }) => answerId))]);
      const byId = new Map(listed.map((answer) => [answer.id, answer]));
      return queued.flatMap(({ answerId, companyId, reason }) => {
        const answer = byId.get(answerId);
        return answer ? [{ answer, companyId, reason }] : [];
      });
    },

    async accuracy(viewer, requestedId) {
      const { userId } = await accounts.readable(viewer, requestedId);
      return accuracyOf(await countReviews(db, userId, ANALYSIS_METHOD), ANALYSIS_METHOD);
    },

    review(viewer, input) {
      const { userId } = viewer;
      const review = parseInput(reviewInput, input, 'input');
      const { answerId, companyId, named, verdict, fromSample } = review;
      return answers.correct<ReviewResult>(userId, answerId, async (tx, answer) => {
        const company = requireCompany(answer, companyId);
        const earlier = await findReview(tx, userId, answerId, companyId);
        const signed = signature(viewer);
        // Sent again because the reply was lost: not a conflict with itself.
        const isRepeat =
          earlier?.reviewer === signed.reviewer && earlier.named === named && earlier.verdict === verdict;
        const conflict = findReviewConflict(review.version, reviewVersion(earlier));
        if (conflict && !isRepeat) return conflictResult(answerId, conflict);
        const product = productFinding(answer, companyId);
        if (!named && !product.named && !earlier) {
          return errorResult(answerId, 'named', `${company.name} was not found in this answer.`);
        }
        if (named && verdict === null) {
          return errorResult(answerId, 'verdict', 'Choose how the answer speaks of the company.');
        }
        const spans = named ? findSpans(answer, company, review, earlier?.spans ?? []) : [];
        if (typeof spans === 'string') return errorResult(answerId, 'writtenAs', spans);
        await saveReview(tx, userId, answerId, {
          companyId,
          named,
          verdict: named ? verdict : null,
          spans,
          ...signed,
          sampled: fromSample,
          product,
        });
        if (fromSample) await sampleReviewsBefore(tx, userId, answerId, companyId);
        return { ok: true, answerId };
      });
    },

    remove(viewer, input) {
      const { userId } = viewer;
      const { answerId, companyId, version } = parseInput(removeInput, input, 'input');
      return answers.correct<ReviewResult>(userId, answerId, async (tx, answer) => {
        requireCompany(answer, companyId);
        const earlier = await findReview(tx, userId, answerId, companyId);
        const conflict = findReviewConflict(version, reviewVersion(earlier));
        if (conflict && earlier) return conflictResult(answerId, conflict);
        await deleteReview(tx, userId, answerId, companyId);
        return { ok: true, answerId };
      });
    },

    correctOrder(viewer, input) {
      const { userId } = viewer;
      const { answerId, companyIds, version } = parseInput(orderInput, input, 'input');
      return answers.correct<ReviewResult>(userId, answerId, async (tx, answer) => {
        const [earlier = null] = await findOrderCorrections(tx, userId, [answerId]);
        const isRepeat = earlier?.companyIds.join() === companyIds?.join();
        const conflict = findReviewConflict(version, orderVersion(earlier));
        if (conflict && !isRepeat) return conflictResult(answerId, conflict);
        const reviews = await findReviews(tx, userId, [answerId]);
        const productCompanyIds = answer
          .analyse({ mentions: reviews, order: null })
          .mentions.map(({ companyId }) => companyId);
        if (companyIds && companyIds.toSorted().join() !== productCompanyIds.toSorted().join()) {
          return errorResult(
            answerId,
            'companyIds',
            'List every company that is named in the answer exactly once.',
          );
        }
        if (companyIds === null || companyIds.join() === productCompanyIds.join()) {
          await deleteOrder(tx, userId, answerId);
        } else {
          await saveOrder(tx, userId, answerId, { companyIds, productCompanyIds, ...signature(viewer) });
        }
        return { ok: true, answerId };
      });
    },
  };
}

async function findReview(tx: Db, userId: string, answerId: string, companyId: string) {
  return (await findReviews(tx, userId, [answerId])).find((review) => review.companyId === companyId);
}
