import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { Run, RunFailure, RunPlatform, RunStatus, RunTrigger } from '../model.ts';
import type { ExistingAnswers } from './plan.ts';

const SELECT = sql`
  select r.user_id as "userId", r.id, r.trigger, r.status, r.reason, to_char(r.day, 'YYYY-MM-DD') as day, r.samples,
         r.prompts, ${isoTime('r.started_at')} as "startedAt", ${isoTime('r.finished_at')} as "finishedAt",
         coalesce((select jsonb_agg(jsonb_build_object(
                     'platform', p.platform, 'planned', p.planned, 'answered', p.answered, 'failed', p.failed,
                     'refused', p.refused, 'empty', p.empty, 'inputTokens', p.input_tokens,
                     'outputTokens', p.output_tokens, 'searches', p.searches, 'estimatedCost', p.estimated_cost,
                     'cost', p.cost, 'unpriced', p.unpriced, 'unsent', p.unsent,
                     'trouble', coalesce(w.pause_reason, p.trouble),
                     'pausedUntil', ${isoTime('w.paused_until')}) order by p.platform)
                   from sightline.collection_run_platform p
                   left join sightline.platform_pace w
                     on w.platform = p.platform and w.paused_until > now() and r.status = 'running'
                   where p.user_id = r.user_id and p.run_id = r.id),
                  '[]') as platforms
  from sightline.collection_run r`;

/** One run, or null. */
export async function findRun(db: Db, userId: string, id: string): Promise<Run | null> {
  const [run] = await rows<Run>(db, sql`${SELECT} where r.user_id = ${userId} and r.id = ${id}`);
  return run ?? null;
}

/** The account's running run, or null. */
export async function findRunningRun(db: Db, userId: string): Promise<Run | null> {
  const [run] = await rows<Run>(db, sql`${SELECT} where r.user_id = ${userId} and r.status = 'running'`);
  return run ?? null;
}

/** Runs that started before an instant, the latest first. */
export function listRuns(db: Db, userId: string, before: string | null, limit: number): Promise<Run[]> {
  return rows(
    db,
    sql`${SELECT} where r.user_id = ${userId} and (${before}::timestamptz is null or r.started_at < ${before})
        order by r.started_at desc, r.id limit ${limit}`,
  );
}

export function listRunningRuns(db: Db): Promise<Run[]> {
  return rows(db, sql`${SELECT} where r.status = 'running'`);
}

/** A run to store; one that could not start is stored as ended. */
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
  /** Left out: a run that is not running ended when it started. */
  finishedAt?: string;
  platforms: readonly Pick<RunPlatform, 'platform' | 'planned' | 'estimatedCost'>[];
}

/** Stores a run. @returns false when one is running, or the day's scheduled run exists */
export async function insertRun(tx: Db, userId: string, run: NewRun): Promise<boolean> {
  const inserted = await rows(
    tx,
    sql`insert into sightline.collection_run
          (user_id, id, trigger, status, reason, day, scheduled_for, samples, prompts, started_at, finished_at)
        values (${userId}, ${run.id}, ${run.trigger}, ${run.status}, ${run.reason}, ${run.day}, ${run.scheduledFor},
                ${run.samples}, ${run.prompts}, ${run.startedAt},
                ${run.finishedAt ?? (run.status === 'running' ? null : run.startedAt)})
        on conflict do nothing returning id`,
  );
  if (inserted.length === 0) return false;
  await tx.execute(sql`
    insert into sightline.collection_run_platform (user_id, run_id, platform, planned, estimated_cost)
    select ${userId}::uuid, ${run.id}::uuid, r.platform, r.planned, r."estimatedCost"
    from jsonb_to_recordset(${JSON.stringify(run.platforms)}::jsonb)
      as r(platform text, planned int, "estimatedCost" numeric)`);
  return true;
}

export interface RunEnd {
  status: Exclude<RunStatus, 'running'>;
  reason: string | null;
  /** ISO 8601. */
  at: string;
}

/** Marks a running run as ended. @returns false when it has ended already */
export async function setRunEnded(
  tx: Db,
  { userId, id }: Pick<Run, 'userId' | 'id'>,
  end: RunEnd,
): Promise<boolean> {
  const ended = await rows(
    tx,
    sql`update sightline.collection_run set status = ${end.status}, reason = ${end.reason}, finished_at = ${end.at}
        where user_id = ${userId} and id = ${id} and status = 'running' returning id`,
  );
  return ended.length > 0;
}

/** The answers of a UTC day by prompt, persona and platform. */
export function listExistingAnswers(db: Db, userId: string, day: string): Promise<ExistingAnswers[]> {
  return rows(
    db,
    sql`select prompt_id as "promptId", persona_id as "personaId", platform, count(*) filter (where status = 'answered')::int as usable,
               max(sample)::int as "lastSample"
        from sightline.answer where user_id = ${userId} and day = ${day}
        group by prompt_id, persona_id, platform`,
  );
}

/** Failed measurements of a run by reason, the most frequent first. */
export function listFailures(db: Db, userId: string, runId: string, limit: number): Promise<RunFailure[]> {
  return rows(
    db,
    sql`select platform, coalesce(failure, status) as reason, count(*)::int as count
        from sightline.answer where user_id = ${userId} and run_id = ${runId} and status <> 'answered'
        group by 1, 2 order by 3 desc, 1, 2 limit ${limit}`,
  );
}

/** Replies of one platform and their usage. */
export type PlatformUsage = Pick<RunPlatform, 'platform' | 'inputTokens' | 'outputTokens' | 'searches'> & {
  replies: number;
};

/** Sums the usage of the account's latest runs by platform; runs without reported usage are left out. */
export function sumUsage(db: Db, userId: string, runs: number): Promise<PlatformUsage[]> {
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
