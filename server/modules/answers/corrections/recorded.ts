import { z } from 'zod';
import { VERDICTS } from '../../../analysis/sentiment/model.ts';
import type { Db } from '../../../db/client.ts';
import { allCompanies, type TrackedCompanies } from '../../brands/model.ts';
import type { AnalysedAnswer, IncomingAnswer } from '../model.ts';
import {
  type Corrections,
  type MentionReview,
  NO_CORRECTIONS,
  type OrderCorrection,
  type RecordedCorrections,
} from './model.ts';
import { saveOrder, saveReview } from './save-store.ts';

const MAX_COMPANIES = 100;
const name = z.string().max(120, 'at most 120 characters');
const text = z.string().max(400, 'at most 400 characters');
const offset = z.int().min(0).max(200_000);
const spans = z.array(z.object({ start: offset, end: offset })).max(1000, 'at most 1,000 places');
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
const signature = { reviewer: text, reviewedAt: z.iso.datetime({ offset: true, error: 'an ISO 8601 time' }) };

/** People's reviews of a recorded answer, by company name. */
export const recordedReviews = z
  .array(
    z
      .object({
        company: name,
        named: z.boolean(),
        verdict: orNull(z.enum(VERDICTS, VERDICTS.join(', '))),
        spans,
        ...signature,
        sampled: z.boolean(),
        product: z.object({
          named: z.boolean(),
          sentiment: orNull(z.number().min(0).max(100)),
          position: orNull(z.int().min(1).max(1000)),
          companies: z.int().min(0).max(1000),
          judge: orNull(text),
          method: text,
        }),
      })
      .refine(({ named, verdict }) => named === (verdict !== null), 'a verdict exactly where it is named'),
  )
  .max(MAX_COMPANIES, `at most ${MAX_COMPANIES} reviews`);

/** The corrected order of a recorded answer, by company name. */
export const recordedOrder = z.object({
  companies: z.array(name).max(MAX_COMPANIES, `at most ${MAX_COMPANIES} companies`),
  productCompanies: z.array(name).max(MAX_COMPANIES, `at most ${MAX_COMPANIES} companies`),
  ...signature,
});

interface StoredCorrections {
  reviews: MentionReview[];
  order: OrderCorrection | null;
}

/** Finds the companies of recorded corrections; those that are not tracked are left out. */
function identify({ reviews, order }: RecordedCorrections, tracked: TrackedCompanies): StoredCorrections {
  const ids = new Map(allCompanies(tracked).map((company) => [company.name.toLowerCase(), company.id]));
  const idsOf = (names: readonly string[]) => [
    ...new Set(names.flatMap((each) => ids.get(each.toLowerCase()) ?? [])),
  ];
  const identified = new Map<string, MentionReview>();
  for (const { company, ...review } of reviews) {
    const companyId = ids.get(company.toLowerCase());
    if (companyId) identified.set(companyId, { ...review, companyId });
  }
  return {
    reviews: [...identified.values()],
    order: order && {
      ...order,
      companyIds: idsOf(order.companies),
      productCompanyIds: idsOf(order.productCompanies),
    },
  };
}

/** What people say of an answer that is imported with their reviews. */
export function correctionsOf({ corrections }: IncomingAnswer, tracked: TrackedCompanies): Corrections {
  if (!corrections) return NO_CORRECTIONS;
  const { reviews, order } = identify(corrections, tracked);
  return { mentions: reviews, order: order?.companyIds ?? null };
}

/** Stores the reviews that imported answers came with. */
export async function saveCorrections(
  tx: Db,
  userId: string,
  answers: readonly AnalysedAnswer[],
  tracked: TrackedCompanies,
): Promise<void> {
  for (const { id, corrections } of answers) {
    if (!corrections) continue;
    const { reviews, order } = identify(corrections, tracked);
    for (const review of reviews) await saveReview(tx, userId, id, review);
    if (order) await saveOrder(tx, userId, id, order);
  }
}
