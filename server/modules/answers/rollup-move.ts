import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Db } from '../../db/client.ts';
import { contribute } from './rollup-contribution.ts';

/** Prompts that change their topics. */
export interface PromptMove {
  promptIds: readonly string[];
  /** The topics they leave. */
  from: readonly string[];
}

/**
 * Takes prompts' whole history from their topics' rollups to those of the topics that `move` puts them into. Its cost
 * grows with the answers of these prompts and not with the account's. What is kept by prompt, or for the aggregate
 * topic, stays as it is. The caller holds the account.
 */
export async function moveRollups(
  tx: Db,
  userId: string,
  { promptIds, from }: PromptMove,
  move: () => Promise<void>,
): Promise<void> {
  await contribute(tx, { userId, promptIds, topics: 'own', sign: -1 });
  await move();
  await contribute(tx, { userId, promptIds, topics: 'own', sign: 1 });
  // Days on which a topic is left with no measurement have no row, as if there never had been one.
  const left = sql`user_id = ${userId} and topic_id = ${anyOf(from, 'uuid')}`;
  await tx.execute(sql`delete from sightline.topic_day where ${left} and answers = 0 and failed = 0`);
  await tx.execute(sql`delete from sightline.company_day where ${left} and mentions = 0`);
  await tx.execute(sql`delete from sightline.source_day where ${left} and mentions = 0`);
  await tx.execute(sql`delete from sightline.judge_day where ${left} and analyzed = 0`);
}
