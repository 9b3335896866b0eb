import { type SQL, sql } from 'drizzle-orm';
import type { Verdict } from '../../analysis/sentiment/model.ts';
import type { Span } from '../../analysis/types.ts';
import { type Db, rows } from '../../db/client.ts';
import { withSpans } from '../answers/stored-spans.ts';
import type { Cursor } from './store.ts';

/** A person's review of a company in an answer. */
interface ExportedReview {
  company: string;
  named: boolean;
  verdict: Verdict | null;
  sampled: boolean;
  productNamed: boolean;
}

/** An answer that a person reviewed, with the companies named in it now. */
export interface ReviewedAnswer extends Cursor {
  key: string;
  /** Null where it is not in the database. */
  text: string | null;
  /** Where the archive has it, else null. */
  archivedText: string | null;
  reviews: ExportedReview[];
  mentions: { company: string; position: number; spans: Span[] }[];
}

/** A page of the reviewed answers, oldest day first. */
export async function reviewedPage(
  db: Db,
  userId: string,
  after: Cursor | null,
  limit: number,
): Promise<ReviewedAnswer[]> {
  const found = await rows<
    Omit<ReviewedAnswer, 'mentions'> & { mentions: { company: string; position: number; spans: number[] }[] }
  >(
    db,
    sql`select a.id, to_char(a.day, 'YYYY-MM-DD') as day, a.key,
               case when a.text_removed_at is null then a.text end as text, a.archived_text as "archivedText", ${REVIEWS} as reviews, ${MENTIONS} as mentions
        from sightline.answer a
        where a.user_id = ${userId}
          and a.id in (select r.answer_id from sightline.mention_review r where r.user_id = ${userId}
                       union select o.answer_id from sightline.order_correction o where o.user_id = ${userId})
          ${after ? sql`and (a.day, a.id) > (${after.day}::date, ${after.id}::uuid)` : sql``}
        order by a.day, a.id limit ${limit}`,
  );
  return found.map((answer) => ({ ...answer, mentions: answer.mentions.map(withSpans) }));
}

const ofAnswer = (alias: string): SQL =>
  sql.raw(`join sightline.company c on c.user_id = ${alias}.user_id and c.id = ${alias}.company_id
    where ${alias}.user_id = a.user_id and ${alias}.answer_id = a.id`);

const REVIEWS = sql`coalesce((
  select jsonb_agg(jsonb_build_object('company', c.name, 'named', r.named, 'verdict', r.verdict, 'sampled', r.sampled,
                                      'productNamed', r.product_named) order by c.name)
  from sightline.mention_review r ${ofAnswer('r')}), '[]')`;

const MENTIONS = sql`coalesce((
  select jsonb_agg(jsonb_build_object('company', c.name, 'position', m.position, 'spans', m.spans) order by m.position)
  from sightline.mention m ${ofAnswer('m')}), '[]')`;

/** How many mentions each review of the random sample stands for: those that the product found, but for reviews outside it. */
export async function weightOfSampled(db: Db, userId: string): Promise<number> {
  const [row] = await rows<{ found: number; sampled: number; others: number }>(
    db,
    sql`select ((select count(*) from sightline.mention where user_id = ${userId})
                + count(*) filter (where product_named and not named)
                - count(*) filter (where named and not product_named))::int as found,
               count(*) filter (where product_named and sampled)::int as sampled,
               count(*) filter (where product_named and not sampled)::int as others
        from sightline.mention_review where user_id = ${userId}`,
  );
  if (!row || row.sampled === 0) return 1;
  return Math.max(1, (row.found - row.others) / row.sampled);
}
