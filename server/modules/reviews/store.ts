import { type SQL, sql } from 'drizzle-orm';
import { NEGATIVE_TO, POSITIVE_FROM } from '../../analysis/sentiment/bands.ts';
import { type Db, rows } from '../../db/client.ts';
import type { QueuedMention } from './model.ts';

/** The latest answers that mentions are drawn from. */
const FRAME_ANSWERS = 2000;

/** Sorts mentions at random, always in the same order. */
const sampleKey = (row: string): SQL =>
  sql.raw(`md5(${row}.user_id::text || ${row}.answer_id::text || ${row}.company_id::text)`);

/**
 * Takes into the sample what the queue passed over because it was reviewed already: without these the sample would hold
 * only mentions that gave no reason for an earlier review.
 */
export async function sampleReviewsBefore(
  tx: Db,
  userId: string,
  answerId: string,
  companyId: string,
): Promise<void> {
  await tx.execute(sql`
    update sightline.mention_review r set sampled = true
    from sightline.mention_review latest
    where r.user_id = ${userId} and not r.sampled
      and latest.user_id = r.user_id and latest.answer_id = ${answerId}::uuid and latest.company_id = ${companyId}::uuid
      and ${sampleKey('r')} < ${sampleKey('latest')}
      and exists (select from sightline.answer a where a.user_id = r.user_id and a.id = r.answer_id
                  and a.text_removed_at is null and a.day >= ${firstFrameDay(userId)})`);
}

export async function deleteReview(
  tx: Db,
  userId: string,
  answerId: string,
  companyId: string,
): Promise<void> {
  await tx.execute(sql`
    delete from sightline.mention_review
    where user_id = ${userId} and answer_id = ${answerId}::uuid and company_id = ${companyId}::uuid`);
}

export async function deleteOrder(tx: Db, userId: string, answerId: string): Promise<void> {
  await tx.execute(sql`
    delete from sightline.order_correction where user_id = ${userId} and answer_id = ${answerId}::uuid`);
}

/**
 * The first of the latest days that hold the frame, by the rollup: without it, every answer of the account would be read to
 * find the latest ones.
 */
const firstFrameDay = (userId: string): SQL => sql`
  coalesce((select day
            from (select d.day, sum(sum(d.answers)) over (order by d.day desc) as answers
                  from sightline.topic_day d
                  where d.user_id = ${userId} and d.platform = '*'
                    and d.topic_id = (select t.id from sightline.topic t where t.user_id = ${userId} and t.is_aggregate)
                  group by d.day) d
            where answers >= ${FRAME_ANSWERS} order by day desc limit 1), '-infinity')`;

/** Without their text, people cannot review answers. */
const frame = (userId: string): SQL => sql`
  select a.id from sightline.answer a
  where a.user_id = ${userId} and a.status = 'answered' and a.text_removed_at is null and a.day >= ${firstFrameDay(userId)}
  order by a.day desc, a.id desc limit ${FRAME_ANSWERS}`;

/**
 * Unreviewed mentions in the latest answers: `limit` drawn at random, and as many others that the product
 * is most likely wrong about, each list in its order.
 * @param everydayIds companies with a name that is an everyday word
 */
export function findUnreviewed(
  db: Db,
  userId: string,
  everydayIds: readonly string[],
  limit: number,
): Promise<QueuedMention[]> {
  // `not in` makes one hash table of the reviews, and an array one scan of the mentions' key.
  return rows<QueuedMention>(
    db,
    sql`with unreviewed as materialized (
          select m.answer_id, m.company_id, m.sentiment, ${sampleKey('m')} as key,
                 m.company_id = any (${`{${everydayIds.join()}}`}::uuid[]) as everyday
          from sightline.mention m
          where m.user_id = ${userId} and m.answer_id = any (array(${frame(userId)}))
            and (m.answer_id, m.company_id) not in (select r.answer_id, r.company_id from sightline.mention_review r
                                                    where r.user_id = ${userId})
        ),
        sample as materialized (select * from unreviewed order by key limit ${limit}),
        doubtful as materialized (
          select answer_id, company_id, key, ${DOUBT} as doubt,
                 case when everyday then 'everyday_name' when sentiment is null then 'unjudged' else 'border' end as reason
          from unreviewed where key not in (select key from sample)
          order by doubt desc, key limit ${limit}
        )
        select answer_id as "answerId", company_id as "companyId", 'random' as reason, 0 as doubt, key from sample
        union all
        select answer_id, company_id, reason, doubt, key from doubtful
        order by doubt desc, key`,
  );
}

/**
 * How likely the product is wrong, 0–100: as its calibrated scores have it, in between where it could not judge, and more
 * where the name is an everyday word.
 */
const DOUBT = sql.raw(`case when sentiment is null then 35
    when sentiment >= ${POSITIVE_FROM} then 100 - sentiment
    when sentiment <= ${NEGATIVE_TO} then sentiment else 50 end
  + case when everyday then 30 else 0 end`);

/** Counts of reviews, for accuracy. */
export interface ReviewCounts {
  named: number;
  namedRight: number;
  sentiment: number;
  sentimentRight: number;
  order: number;
  orderRight: number;
  allRight: number;
  others: number;
  othersCorrected: number;
}

/** Counts reviews: those of the sample that one version of the analysis was reviewed in, and all others. */
export async function countReviews(db: Db, userId: string, method: string): Promise<ReviewCounts> {
  const [row] = await rows<ReviewCounts>(
    db,
    sql`select count(*) filter (where counts)::int as named,
               count(*) filter (where counts and named)::int as "namedRight",
               count(*) filter (where counts and named)::int as sentiment,
               count(*) filter (where counts and named and says_so)::int as "sentimentRight",
               count(*) filter (where counts and named and companies > 1)::int as "order",
               count(*) filter (where counts and named and companies > 1 and in_order)::int as "orderRight",
               count(*) filter (where counts and named and says_so and in_order)::int as "allRight",
               count(*) filter (where not counts)::int as others,
               count(*) filter (where not counts and not (named = product_named and says_so))::int as "othersCorrected"
        from (
          select r.named, r.product_named, r.product_companies as companies,
                 r.sampled and r.product_named and r.product_method = ${method} as counts,
                 r.verdict is not distinct from ${PRODUCT_VERDICT} as says_so,
                 coalesce(array_position(o.company_ids, r.company_id)
                          = array_position(o.product_company_ids, r.company_id), true) as in_order
          from sightline.mention_review r
          left join sightline.order_correction o on o.user_id = r.user_id and o.answer_id = r.answer_id
          where r.user_id = ${userId}
        ) r`,
  );
  if (!row) throw new Error('Counting gave no row.');
  return row;
}

const PRODUCT_VERDICT =
  sql.raw(`case when not r.product_named then null when r.product_sentiment is null then 'none'
  when r.product_sentiment >= ${POSITIVE_FROM} then 'positive' when r.product_sentiment <= ${NEGATIVE_TO} then 'negative' else 'mixed' end`);
