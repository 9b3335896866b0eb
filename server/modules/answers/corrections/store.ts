import { sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import { type Db, rows } from '../../../db/client.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { CompanyReview } from '../list/model.ts';
import { type Corrections, NO_CORRECTIONS, type OrderCorrection } from './model.ts';

const REVIEWED_AT = sql`${isoTime('r.reviewed_at')} as "reviewedAt"`;

/** The reviews of these answers, by company name. */
export function findReviews(
  db: Db,
  userId: string,
  answerIds: readonly string[],
): Promise<(CompanyReview & { answerId: string })[]> {
  return rows(
    db,
    sql`select r.answer_id as "answerId", r.company_id as "companyId", r.named, r.verdict, r.spans, r.reviewer,
               ${REVIEWED_AT}, r.sampled,
               jsonb_build_object('id', c.id, 'name', c.name, 'isBrand', c.kind = 'brand') as company,
               jsonb_build_object('named', r.product_named, 'sentiment', r.product_sentiment::float8,
                                  'position', r.product_position, 'judge', r.product_judge,
                                  'method', r.product_method, 'companies', r.product_companies) as product
        from sightline.mention_review r
        join sightline.company c on c.user_id = r.user_id and c.id = r.company_id
        where r.user_id = ${userId} and r.answer_id = ${anyOf(answerIds, 'uuid')}
        order by r.answer_id, c.name`,
  );
}

export function findOrderCorrections(
  db: Db,
  userId: string,
  answerIds: readonly string[],
): Promise<(OrderCorrection & { answerId: string })[]> {
  return rows(
    db,
    sql`select r.answer_id as "answerId", to_jsonb(r.company_ids) as "companyIds",
               to_jsonb(r.product_company_ids) as "productCompanyIds", r.reviewer, ${REVIEWED_AT}
        from sightline.order_correction r
        where r.user_id = ${userId} and r.answer_id = ${anyOf(answerIds, 'uuid')}`,
  );
}

/** @returns a function that gives the corrections of one of these answers */
export async function readCorrections(
  db: Db,
  userId: string,
  answerIds: readonly string[],
): Promise<(answerId: string) => Corrections> {
  const mentions = Map.groupBy(await findReviews(db, userId, answerIds), ({ answerId }) => answerId);
  const orders = new Map(
    (await findOrderCorrections(db, userId, answerIds)).map(({ answerId, companyIds }) => [
      answerId,
      companyIds,
    ]),
  );
  return (answerId) => {
    const reviews = mentions.get(answerId);
    const order = orders.get(answerId) ?? null;
    return reviews || order ? { mentions: reviews ?? [], order } : NO_CORRECTIONS;
  };
}
