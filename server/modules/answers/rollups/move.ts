import { sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import type { Db } from '../../../db/client.ts';
import { type Contribution, contribute } from './contribute.ts';

/** Prompts whose answers are to count elsewhere. */
export interface PromptShift {
  promptIds: readonly string[];
  /** In which topics' rollups: the prompts' own, or that of all as well. */
  topics: Contribution['topics'];
  /** Topics in which rows may be left that count nothing. */
  from: readonly string[];
}

/**
 * Takes prompts' whole history out of their topics' rollups and puts it back as `shift` leaves the prompts: in another
 * topic, or branded. Its cost grows with the answers of these prompts and not with the account's. What is kept by
 * prompt stays as it is. The caller holds the account.
 */
export async function shiftRollups(
  tx: Db,
  userId: string,
  { promptIds, topics, from }: PromptShift,
  shift: () => Promise<void>,
): Promise<void> {
  await contribute(tx, { userId, of: { promptIds }, topics, sign: -1 });
  await shift();
  await contribute(tx, { userId, of: { promptIds }, topics, sign: 1 });
  // Days on which a topic is left with no measurement have no row, as if there never had been one.
  const left = sql`user_id = ${userId} and topic_id = ${anyOf(from, 'uuid')}`;
  await tx.execute(sql`delete from sightline.topic_day where ${left} and answers = 0 and failed = 0`);
  await tx.execute(sql`delete from sightline.company_day where ${left} and mentions = 0`);
  await tx.execute(sql`delete from sightline.source_day where ${left} and mentions = 0`);
  await tx.execute(sql`delete from sightline.judge_day where ${left} and analyzed = 0`);
}
