import type { Viewer } from '../../server/modules/accounts/model.ts';
import type { ReviewsService } from '../../server/modules/reviews/service.ts';
import { pick, type Random } from '../../server/platforms/simulator/random.ts';

/** Mentions that people have reviewed. */
const REVIEWS = 200;
const PER_QUEUE = 50;
/** At most one of so many answers. */
const ANSWERS_PER_REVIEW = 50;

/** Reviews mentions as people do: those of the queue, most of them confirmed. */
export async function reviewWorld(
  reviews: ReviewsService,
  viewer: Viewer,
  { answers, random }: { answers: number; random: Random },
): Promise<void> {
  const wanted = Math.min(REVIEWS, Math.floor(answers / ANSWERS_PER_REVIEW));
  for (let reviewed = 0; reviewed < wanted; ) {
    const queue = (await reviews.queue(viewer, null, PER_QUEUE)).slice(0, wanted - reviewed);
    if (queue.length === 0) return;
    for (const { answer, companyId, reason } of queue) {
      const result = await reviews.review(viewer, {
        ...{ answerId: answer.id, companyId, fromSample: reason === 'random' },
        verdict: pick(random, ['positive', 'positive', 'positive', 'mixed', 'none', 'negative']),
      });
      if (!result.ok) throw new Error(result.errors[0]?.message);
    }
    reviewed += queue.length;
  }
}
