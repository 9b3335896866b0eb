import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import {
  type DateRange,
  daysOutsideWeeks,
  mondaysWithin,
  monthsWithin,
  rangesOutsideMonths,
} from '../../lib/days.ts';
import type { PromptPairs } from '../../statistics/changes.ts';
import type { RollupFilter } from './rollup-filter.ts';

/** A ratio whose change is tested prompt by prompt. */
export type ComparedRatio = 'mention' | 'sentiment';

/** Sums over pairs of prompts as in `PromptPairs`; `pairs` are prompts with a pair, `prompts` all that were measured. */
type PairSum = 'weight' | 'gain' | 'now' | 'before' | 'pairs' | 'prompts';

export type PairRow = Record<`${ComparedRatio}_${PairSum}`, number>;

/**
 * The prompts of a topic, compared pair by pair in two windows, the second of which follows the first: from months, from
 * weeks where a month is not wholly in one of them, and from days where a week is not. The aggregate topic has all prompts of the account.
 */
export async function readPairs(
  db: Db,
  { userId, platform }: RollupFilter,
  [previous, current]: readonly [DateRange<string>, DateRange<string>],
  topicId: string,
): Promise<PairRow | undefined> {
  const months = [...monthsWithin(previous), ...monthsWithin(current)];
  const others = [...rangesOutsideMonths(previous), ...rangesOutsideMonths(current)];
  const [days, weeks] = [others.flatMap(daysOutsideWeeks), others.flatMap(mondaysWithin)];
  const [row] = await rows<PairRow>(
    db,
    sql`select * from sightline.compare_prompts_2(${userId}::uuid, ${topicId}::uuid, ${platform}::text,
          ${listOf(days)}::date[], ${listOf(weeks)}::date[], ${listOf(months)}::date[], ${current.from}::date)`,
  );
  return row;
}

/** An array as text, of values without quotes, commas or braces. */
const listOf = (values: readonly string[]) => `{${values.join()}}`;

/** Those of one ratio. */
export function pairsOf(ratio: ComparedRatio, row: PairRow | undefined): PromptPairs {
  const of = (sum: PairSum) => row?.[`${ratio}_${sum}`] ?? 0;
  return {
    ...{ weight: of('weight'), gain: of('gain'), now: of('now'), before: of('before') },
    prompts: of('pairs'),
    leftOut: of('prompts') - of('pairs'),
  };
}
