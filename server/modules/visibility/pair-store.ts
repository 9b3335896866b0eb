import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { PromptPairs } from '../../statistics/changes.ts';
import { type ComparedWindows, comparedPeriods } from './compared-periods.ts';
import type { RollupFilter } from './rollup-filter.ts';

/** A ratio whose change is tested prompt by prompt. */
export type ComparedRatio = 'mention' | 'sentiment';

/** Sums over pairs of prompts as in `PromptPairs`; `pairs` are prompts with a pair, `prompts` all that were measured. */
type PairSum = 'weight' | 'gain' | 'now' | 'before' | 'pairs' | 'prompts';

export type PairRow = Record<`${ComparedRatio}_${PairSum}`, number>;

/**
 * The prompts of a topic, compared pair by pair in two windows. The aggregate topic has all prompts of the account.
 */
export async function readPairs(
  db: Db,
  { userId, platform }: RollupFilter,
  windows: ComparedWindows,
  topicId: string,
): Promise<PairRow | undefined> {
  const { days, weeks, months } = comparedPeriods(windows);
  const [row] = await rows<PairRow>(
    db,
    sql`select * from sightline.compare_prompts_3(${userId}::uuid, ${topicId}::uuid, ${platform}::text,
          ${days}::date[], ${weeks}::date[], ${months}::date[], ${windows[1].from}::date)`,
  );
  return row;
}

/** Those of one ratio. */
export function pairsOf(ratio: ComparedRatio, row: PairRow | undefined): PromptPairs {
  const of = (sum: PairSum) => row?.[`${ratio}_${sum}`] ?? 0;
  return {
    ...{ weight: of('weight'), gain: of('gain'), now: of('now'), before: of('before') },
    prompts: of('pairs'),
    leftOut: of('prompts') - of('pairs'),
  };
}
