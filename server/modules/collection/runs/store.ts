import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import type { AnswerStatus } from '../../answers/model.ts';
import type { Run, RunFailure, RunPlatform, RunStatus, RunTrigger } from '../model.ts';
import type { Existing } from './plan.ts';

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const SELECT = sql`
  select r.user_id as "userId", r.id, r.trigger, r.status, r.reason, to_char(r.day, 'YYYY-MM-DD') as day, r.samples,
         r.prompts, ${iso('r.started_at')} as "startedAt", ${iso('r.finished_at')} as "finishedAt",
         coalesce((select jsonb_agg(jsonb_build_object(
                     'platform', p.platform, 'planned', p.planned, 'answered', p.answered, 'failed', p.failed,
                     'refused', p.refused, 'empty', p.empty, 'inputTokens', p.input_tokens,
                     'outputTokens', p.output_tokens, 'searches', p.searches, 'estimatedCost', p.estimated_cost,
                     'cost', p.cost, 'unpriced', p.unpriced, 'trouble', p.trouble) order by p.platform)
                   from sightline.collection_run_platform p where p.user_id = r.user_id and p.run_id = r.id),
                  '[]') as platforms
  from sightline.collection_run r`;

/** One run, or null. */
export async function findRun(db: Db, userId: string, id: string): Promise<Run | null> {
  const [run] = await rows<Run>(db, sql`${SELECT} where r.user_id = ${userId} and r.id = ${id}`);
  return run ?? null;
}

/** The run that is going on, or null. */
export async function runningRun(db: Db, userId: string): Promise<Run | null> {
  const [run] = await rows<Run>(db, sql`${SELECT} where r.user_id = ${userId} and r.status = 'running'`);
  return run ?? null;
}

/** The latest runs that began before an instant, the latest first. */
export function listRuns(db: Db, userId: string, before: string | null, limit: number): Promise<Run[]> {
  return rows(
    db,
    sql`${SELECT} where r.user_id = ${userId} and (${before}::timestamptz is null or r.started_at < ${before})
        order by r.started_at desc, r.id limit ${limit}`,
  );
}

/** Every run that is going on, of all accounts. */
export function allRunning(db: Db): Promise<Run[]> {
  return rows(db, sql`${SELECT} where r.status = 'running'`);
}

/** A run to begin, or one that is over before it began. */
export interface NewRun {
  id: string;
  trigger: RunTrigger;
  status: RunStatus;
  reason: string | null;
  day: string;
  scheduledFor: string | null;
  samples: number;
  prompts: number;
  startedAt: string;
  platforms: readonly Pick<RunPlatform, 'platform' | 'planned' | 'estimatedCost'>[];
}

/** Stores a run. @returns false when one is going on, or the day's scheduled one has been already */
export async function insertRun(tx: Db, userId: string, run: NewRun): Promise<boolean> {
  const made = await rows(
    tx,
    sql`insert into sightline.collection_run
          (user_id, id, trigger, status, reason, day, scheduled_for, samples, prompts, started_at, finished_at)
        values (${userId}, ${run.id}, ${run.trigger}, ${run.status}, ${run.reason}, ${run.day}, ${run.scheduledFor},
                ${run.samples}, ${run.prompts}, ${run.startedAt},
                ${run.status === 'running' ? null : run.startedAt})
        on conflict do nothing returning id`,
  );
  if (made.length === 0) return false;
  await tx.execute(sql`
    insert into sightline.collection_run_platform (user_id, run_id, platform, planned, estimated_cost)
    select ${userId}::uuid, ${run.id}::uuid, r.platform, r.planned, r."estimatedCost"
    from jsonb_to_recordset(${JSON.stringify(run.platforms)}::jsonb)
      as r(platform text, planned int, "estimatedCost" numeric)`);
  return true;
}

/** Ends a run that is going on. @returns false when it was over already */
export async function endRun(
  tx: Db,
  { userId, id }: Pick<Run, 'userId' | 'id'>,
  end: { status: Exclude<RunStatus, 'running'>; reason: string | null; at: string },
): Promise<boolean> {
  const ended = await rows(
    tx,
    sql`update sightline.collection_run set status = ${end.status}, reason = ${end.reason}, finished_at = ${end.at}
        where user_id = ${userId} and id = ${id} and status = 'running' returning id`,
  );
  return ended.length > 0;
}

/** A sum that is too high for its column stays at the highest: it must not keep an answer from being stored. */
const added = (column: string, delta: string) =>
  sql.raw(`least(p.${column}::bigint + r."${delta}", 2147483647)::int`);

/** What measurements add to a run on one platform. */
export type RunDelta = Omit<RunPlatform, 'planned' | 'estimatedCost' | 'trouble'>;

/** Counts measurements. @returns whether all that was planned is done now */
export async function addToRun(
  tx: Db,
  { userId, id }: Pick<Run, 'userId' | 'id'>,
  deltas: readonly RunDelta[],
): Promise<boolean> {
  await tx.execute(sql`
    update sightline.collection_run_platform p
    set answered = p.answered + r.answered, failed = p.failed + r.failed, refused = p.refused + r.refused,
        empty = p.empty + r.empty, input_tokens = ${added('input_tokens', 'inputTokens')},
        output_tokens = ${added('output_tokens', 'outputTokens')}, searches = ${added('searches', 'searches')},
        cost = p.cost + r.cost, unpriced = p.unpriced + r.unpriced,
        trouble = case when r.answered + r.refused + r.empty > 0 then null else p.trouble end
    from jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb)
      as r(platform text, answered int, failed int, refused int, empty int, "inputTokens" int, "outputTokens" int,
           searches int, cost numeric, unpriced int)
    where p.user_id = ${userId} and p.run_id = ${id} and p.platform = r.platform`);
  const [row] = await rows<{ done: boolean }>(
    tx,
    sql`select sum(answered + failed + refused + empty) >= sum(planned) as done
        from sightline.collection_run_platform where user_id = ${userId} and run_id = ${id}`,
  );
  return row?.done ?? false;
}

/** Notes why a platform does not answer just now; the next reply takes it back. */
export async function noteTrouble(
  db: Db,
  { userId, runId, platform }: { userId: string; runId: string; platform: string },
  trouble: string,
): Promise<void> {
  await db.execute(sql`
    update sightline.collection_run_platform set trouble = ${trouble}
    where user_id = ${userId} and run_id = ${runId} and platform = ${platform}`);
}

/** What the prompts have on the day, for planning. */
export function existingOn(db: Db, userId: string, day: string): Promise<Existing[]> {
  return rows(
    db,
    sql`select prompt_id as "promptId", platform, count(*) filter (where status = 'answered')::int as usable,
               max(sample)::int as latest
        from sightline.answer where user_id = ${userId} and day = ${day}
        group by prompt_id, platform`,
  );
}

/**
 * Gives a measurement that another run stored to this one, which had planned it as well; the other one's counts go down
 * by it, its cost stays. Only a run that is going on takes any. The caller holds the account.
 * @returns what it was; null when there is none, or it is this run's already
 */
export async function adoptAnswer(
  tx: Db,
  { userId, id }: Pick<Run, 'userId' | 'id'>,
  key: string,
): Promise<{ platform: string; status: AnswerStatus } | null> {
  const [row] = await rows<{ platform: string; status: AnswerStatus }>(
    tx,
    sql`with taken as (
          select a.id, a.run_id, a.platform, a.status from sightline.answer a
          where a.user_id = ${userId} and a.key = ${key} and a.run_id is distinct from ${id}::uuid
            and exists (select from sightline.collection_run r
                        where r.user_id = ${userId} and r.id = ${id} and r.status = 'running')
        ), moved as (
          update sightline.answer a set run_id = ${id}::uuid
          from taken t where a.user_id = ${userId} and a.id = t.id
        ), left_behind as (
          update sightline.collection_run_platform p
          set answered = p.answered - (t.status = 'answered')::int, failed = p.failed - (t.status = 'failed')::int,
              refused = p.refused - (t.status = 'refused')::int, empty = p.empty - (t.status = 'empty')::int
          from taken t where p.user_id = ${userId} and p.run_id = t.run_id and p.platform = t.platform
        )
        select platform, status from taken`,
  );
  return row ?? null;
}

/** Why measurements of a run failed, the most frequent first. */
export function listFailures(db: Db, userId: string, runId: string, limit: number): Promise<RunFailure[]> {
  return rows(
    db,
    sql`select platform, coalesce(failure, status) as reason, count(*)::int as count
        from sightline.answer where user_id = ${userId} and run_id = ${runId} and status <> 'answered'
        group by 1, 2 order by 3 desc, 1, 2 limit ${limit}`,
  );
}

/**
 * Sums over the latest runs, by platform: what a question has taken. Runs in which the vendor did not tell are left out.
 */
export function usageOfLatest(
  db: Db,
  userId: string,
  runs: number,
): Promise<
  (Pick<RunPlatform, 'platform' | 'inputTokens' | 'outputTokens' | 'searches'> & { replies: number })[]
> {
  return rows(
    db,
    sql`select p.platform, sum(p.answered + p.refused + p.empty)::float8 as replies,
               sum(p.input_tokens)::float8 as "inputTokens", sum(p.output_tokens)::float8 as "outputTokens",
               sum(p.searches)::float8 as searches
        from sightline.collection_run_platform p
        where p.user_id = ${userId} and p.input_tokens + p.output_tokens::bigint > 0 and p.run_id in (
          select id from sightline.collection_run where user_id = ${userId} order by started_at desc limit ${runs})
        group by p.platform`,
  );
}
