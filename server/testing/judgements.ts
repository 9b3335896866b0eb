import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type Db, rows } from '../db/client.ts';

/** Models that judge in tests. */
const MODELS = ['model-a', 'model-b'];

/** What a model may have said of an answer about these companies; often nothing at all. */
export const judgementOf = (names: readonly string[]) =>
  fc.option(
    fc.record({
      model: fc.constantFrom(...MODELS),
      companies: fc.array(
        fc.record({
          name: fc.constantFrom(...names),
          sentiment: fc.option(fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)),
        }),
        { maxLength: 4 },
      ),
    }),
    { nil: null },
  );

/** Rows of `topic_day` whose judges' sums are not its number of judged answers, and rows of judges without one. */
export function unevenJudges(db: Db, userId: string): Promise<unknown[]> {
  return rows(
    db,
    sql`select topic_id, day::text, platform, branded, t.analyzed, j.judged
        from (select * from sightline.topic_day where user_id = ${userId} and analyzed > 0) t
        full join (select topic_id, day, platform, branded, sum(analyzed)::int as judged
                   from sightline.judge_day where user_id = ${userId}
                   group by topic_id, day, platform, branded) j using (topic_id, day, platform, branded)
        where t.analyzed is distinct from j.judged`,
  );
}
