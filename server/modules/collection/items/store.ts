import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import type { AnswerStatus } from '../../answers/model.ts';
import type { Run, RunPlatform } from '../model.ts';

/** A sum beyond the column's range stays at the maximum: it must not keep an answer from being stored. */
const cappedSum = (column: string, delta: string) =>
  sql.raw(`least(p.${column}::bigint + r."${delta}", 2147483647)::int`);

/** What answers add to a run's counts on one platform. */
export type RunCounts = Omit<RunPlatform, 'planned' | 'estimatedCost' | 'trouble' | 'pausedUntil'>;

export const NO_COUNTS: Omit<RunCounts, 'platform'> = {
  answered: 0,
  failed: 0,
  refused: 0,
  empty: 0,
  inputTokens: 0,
  outputTokens: 0,
  searches: 0,
  cost: 0,
  unpriced: 0,
  unsent: 0,
};

/** Adds to a run's counts. @returns whether all planned items are done */
export async function addToCounts(
  tx: Db,
  { userId, id }: Pick<Run, 'userId' | 'id'>,
  counts: readonly RunCounts[],
): Promise<boolean> {
  await tx.execute(sql`
    update sightline.collection_run_platform p
    set answered = p.answered + r.answered, failed = p.failed + r.failed, refused = p.refused + r.refused,
        empty = p.empty + r.empty, input_tokens = ${cappedSum('input_tokens', 'inputTokens')},
        output_tokens = ${cappedSum('output_tokens', 'outputTokens')}, searches = ${cappedSum('searches', 'searches')},
        cost = p.cost + r.cost, unpriced = p.unpriced + r.unpriced,
        unsent = p.unsent + r.unsent,
        trouble = case when r.answered + r.refused + r.empty > 0 then null else p.trouble end
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as r(platform text, answered int, failed int, refused int, empty int, "inputTokens" int, "outputTokens" int,
           searches int, cost numeric, unpriced int, unsent int)
    where p.user_id = ${userId} and p.run_id = ${id} and p.platform = r.platform`);
  const [row] = await rows<{ done: boolean }>(
    tx,
    sql`select sum(answered + failed + refused + empty) >= sum(planned) as done
        from sightline.collection_run_platform where user_id = ${userId} and run_id = ${id}`,
  );
  return row?.done ?? false;
}

/** Stores why a platform's questions are being retried; the next reply clears it. */
export async function setTrouble(
  db: Db,
  { userId, runId, platform }: { userId: string; runId: string; platform: string },
  trouble: string,
): Promise<void> {
  await db.execute(sql`
    update sightline.collection_run_platform set trouble = ${trouble}
    where user_id = ${userId} and run_id = ${runId} and platform = ${platform}`);
}

/**
 * Moves another run's answer to this running run, which had planned it too. The other run's counts decrease, its cost
 * stays. The caller holds the account.
 * @returns null when there is no such answer, or it is this run's own
 */
export async function adoptAnswer(
  tx: Db,
  { userId, id }: Pick<Run, 'userId' | 'id'>,
  key: string,
): Promise<{ platform: string; status: AnswerStatus } | null> {
  const [row] = await rows<{ platform: string; status: AnswerStatus }>(
    tx,
    sql`with moved as (
          select a.id, a.run_id, a.platform, a.status from sightline.answer a
          where a.user_id = ${userId} and a.key = ${key} and a.run_id is distinct from ${id}::uuid
            and exists (select from sightline.collection_run r
                        where r.user_id = ${userId} and r.id = ${id} and r.status = 'running')
        ), updated as (
          update sightline.answer a set run_id = ${id}::uuid
          from moved m where a.user_id = ${userId} and a.id = m.id
        ), decreased as (
          update sightline.collection_run_platform p
          set answered = p.answered - (m.status = 'answered')::int, failed = p.failed - (m.status = 'failed')::int,
              refused = p.refused - (m.status = 'refused')::int, empty = p.empty - (m.status = 'empty')::int
          from moved m where p.user_id = ${userId} and p.run_id = m.run_id and p.platform = m.platform
        )
        select platform, status from moved`,
  );
  return row ?? null;
}
