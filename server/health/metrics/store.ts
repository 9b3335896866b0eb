import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';

export interface JobCount {
  queue: string;
  state: 'ready' | 'later' | 'active';
  jobs: number;
  /** Age of the job longest in this state; 0 for scheduled jobs. */
  oldestSeconds: number;
}

/** By queue and state; empty until a process has created the queue's tables. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const [table] = await rows<{ queue: string | null }>(
    db,
    sql`select to_regclass('sightline_jobs.job')::text as queue`,
  );
  if (!table?.queue) return [];
  return rows(
    db,
    sql`select name as queue, state, count(*)::int as jobs,
               greatest(0, extract(epoch from now() - min(since)))::float8 as "oldestSeconds"
        from (select name, case when state = 'active' then 'active' when start_after > now() then 'later' else 'ready' end
                       as state,
                     case when state = 'active' then started_on else start_after end as since
              from sightline_jobs.job where state in ('created', 'retry', 'active')) j
        group by 1, 2`,
  );
}

/** Answers of all accounts, by platform. */
export interface AnswerCount {
  platform: string;
  usable: number;
  failed: number;
}

/** Reads the aggregate topics' rollups, which count every answer once, instead of millions of answers. */
export function countAnswers(db: Db): Promise<AnswerCount[]> {
  return rows(
    db,
    sql`select d.platform, sum(d.answers)::float8 as usable, sum(d.failed)::float8 as failed
        from sightline.topic t join sightline.topic_day d on d.user_id = t.user_id and d.topic_id = t.id
        where t.is_aggregate and d.platform <> '*' group by 1`,
  );
}

/** Results of the runs of the last 24 hours. */
export interface RunCount {
  platform: string;
  planned: number;
  answered: number;
  failed: number;
  refused: number;
  empty: number;
}

export function countRuns(db: Db, now: Date): Promise<RunCount[]> {
  return rows(
    db,
    sql`select p.platform, sum(p.planned)::float8 as planned, sum(p.answered)::float8 as answered,
               sum(p.failed)::float8 as failed, sum(p.refused)::float8 as refused, sum(p.empty)::float8 as empty
        from sightline.collection_run r
        join sightline.collection_run_platform p on p.user_id = r.user_id and p.run_id = r.id
        where ${inLast24Hours(now)} group by 1`,
  );
}

/** Failures in the runs of the last 24 hours, with the message that the account sees. */
export interface FailureCount {
  platform: string;
  failure: string;
  count: number;
}

/** Reads only the answers of runs with failures. */
export function countFailures(db: Db, now: Date): Promise<FailureCount[]> {
  return rows(
    db,
    sql`select a.platform, coalesce(a.failure, '') as failure, count(*)::int as count
        from sightline.collection_run r
        join sightline.answer a on a.user_id = r.user_id and a.run_id = r.id and a.status = 'failed'
        where ${inLast24Hours(now)}
          and exists (select from sightline.collection_run_platform p
                      where p.user_id = r.user_id and p.run_id = r.id and p.failed > 0)
        group by 1, 2 order by 3 desc limit 1000`,
  );
}

const inLast24Hours = (now: Date) =>
  sql`r.started_at > ${now.toISOString()}::timestamptz - interval '24 hours'`;

export function listPlatformHealth(db: Db): Promise<{ platform: string; healthy: boolean }[]> {
  return rows(db, sql`select platform, healthy from sightline.platform_health`);
}
