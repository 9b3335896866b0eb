import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { arraysOf } from '../../../db/table-of.ts';
import type { RollupDeltas } from './model.ts';

/**
 * Adds what a batch of answers changes, to all rollups at once. A function of the database does it, whose plans are kept
 * (decision 022); it finds impressions on the way. Its arguments are known by their places alone, so the columns below
 * are in their order. The caller holds the account.
 */
export async function addToRollups(
  tx: Db,
  userId: string,
  deltas: RollupDeltas,
  aggregateTopicId: string,
): Promise<void> {
  const rollups = [
    arraysOf(PROMPT_DAY, deltas.promptDays),
    arraysOf(TOPIC_DAY, deltas.topicDays),
    arraysOf(COMPANY_DAY, deltas.companyDays),
    arraysOf(SOURCE_DAY, deltas.sourceDays),
    arraysOf(JUDGE_DAY, deltas.judgeDays),
  ];
  await tx.execute(
    sql`select sightline.add_to_rollups_1(${userId}, ${aggregateTopicId}, ${sql.join(rollups, sql`, `)})`,
  );
}

const PLACE = ['topicId', 'day', 'platform', 'branded'] as const;
const COUNTS = ['answers', 'failed', 'visible', 'missed'] as const;

const PROMPT_DAY = ['promptId', ...PLACE, ...COUNTS] as const;
const TOPIC_DAY = [...PLACE, ...COUNTS, 'ownCited', 'analyzed', 'sentimentSum', 'sentimentSquares'] as const;
const COMPANY_SUMS = ['mentions', 'positionSum', 'first', 'analyzed', 'sentimentSum'] as const;
const COMPANY_DAY = [...PLACE, 'companyId', ...COMPANY_SUMS] as const;
const SOURCE_DAY = ['topicId', 'day', 'platform', 'sourceId', 'mentions', 'visible', 'missed'] as const;
const JUDGE_DAY = [...PLACE, 'judge', 'analyzed'] as const;
