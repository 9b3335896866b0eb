import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import type { MentionReview, OrderCorrection } from './model.ts';

/** Stores a review, replacing an earlier one. It stays in the sample if the earlier one was in it. */
export async function saveReview(
  tx: Db,
  userId: string,
  answerId: string,
  { companyId, named, verdict, spans, reviewer, reviewedAt, sampled, product }: MentionReview,
): Promise<void> {
  await tx.execute(sql`
    insert into sightline.mention_review as r
      (user_id, answer_id, company_id, named, verdict, spans, reviewer, reviewed_at, sampled, product_named,
       product_sentiment, product_position, product_companies, product_judge, product_method)
    values (${userId}, ${answerId}, ${companyId}, ${named}, ${verdict}, ${JSON.stringify(spans)}::jsonb, ${reviewer},
            ${reviewedAt}, ${sampled}, ${product.named}, ${product.sentiment}, ${product.position},
            ${product.companies}, ${product.judge}, ${product.method})
    on conflict (user_id, answer_id, company_id) do update
      set named = excluded.named, verdict = excluded.verdict, spans = excluded.spans, reviewer = excluded.reviewer,
          reviewed_at = excluded.reviewed_at, sampled = r.sampled or excluded.sampled,
          product_named = excluded.product_named, product_sentiment = excluded.product_sentiment,
          product_position = excluded.product_position, product_companies = excluded.product_companies,
          product_judge = excluded.product_judge, product_method = excluded.product_method`);
}

export async function saveOrder(
  tx: Db,
  userId: string,
  answerId: string,
  { companyIds, productCompanyIds, reviewer, reviewedAt }: OrderCorrection,
): Promise<void> {
  await tx.execute(sql`
    insert into sightline.order_correction
      (user_id, answer_id, company_ids, product_company_ids, reviewer, reviewed_at)
    values (${userId}, ${answerId}, ${`{${companyIds.join()}}`}, ${`{${productCompanyIds.join()}}`}, ${reviewer},
            ${reviewedAt})
    on conflict (user_id, answer_id) do update
      set company_ids = excluded.company_ids, product_company_ids = excluded.product_company_ids,
          reviewer = excluded.reviewer, reviewed_at = excluded.reviewed_at`);
}
