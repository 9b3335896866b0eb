import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { type Columns, readColumns } from '../../../db/columns.ts';
import { keyInDays } from '../../../db/key-in-days.ts';
import { tableOf } from '../../../db/table-of.ts';
import type { AnswerCounts } from './answer-sums.ts';
import { COUNTS, type ComparisonQuery } from './store.ts';

/** A prompt that was asked as personas on a platform. */
export interface AskedPair {
  index: number;
  promptId: string;
  platform: string;
  /** Numbers the sets of personas that it was asked as. */
  askers: number;
}

/** Plain answers of a platform's day to the prompts of some askers, or to a prompt on a platform. */
export interface PlainSums extends AnswerCounts {
  /** Null: the sums are a pair's. */
  askers: number | null;
  platform: string | null;
  day: number | null;
  /** Index among the pairs; null: the sums are a day's. */
  pair: number | null;
  /** As whom anything was asked on the day or days. */
  askersOfDay: number;
}

const PLAIN: Columns<PlainSums> = [
  ...(['askers', 'platform', 'day', 'pair', 'askersOfDay', ...COUNTS] as const),
];

/**
 * Adds up plain answers to these pairs.
 * @param askersOfDays of each day from the query's first to its last: the number of a set of personas; -1: nothing was asked as one
 */
export const plainSums = (
  db: Db,
  { userId, from, to }: ComparisonQuery,
  pairs: readonly AskedPair[],
  askersOfDays: readonly number[],
) =>
  readColumns<PlainSums>(
    db,
    sql`select p.askers, p.platform, d.day - date '1970-01-01' as day, p.index as pair, d.askers as "askersOfDay",
               sum(d.answers)::int as answers, sum(d.visible)::int as visible, sum(d.analyzed)::int as analyzed,
               sum(d.sentiment_sum)::float8 as "sentimentSum"
        from (select ${`{${askersOfDays.join()}}`}::int[] as askers offset 0) days
        cross join ${tableOf('p', { index: 'int', promptId: 'uuid', platform: 'text', askers: 'int' }, pairs)}
        cross join lateral (
          select d.day, d.answers, d.visible, d.analyzed, d.sentiment_sum,
                 days.askers[d.day - ${from}::date + 1] as askers
          from sightline.prompt_day d
          where d.user_id = ${userId} and ${keyInDays(sql`d.prompt_id`, sql`p."promptId"`, sql`d.day`, { from, to })}
            and d.platform = p.platform and d.answers > 0 offset 0
        ) d
        where d.askers >= 0
        group by grouping sets ((p.askers, p.platform, d.day, d.askers), (p.index, d.askers))`,
    PLAIN,
  );
