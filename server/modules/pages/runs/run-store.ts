import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { PageRun } from '../model.ts';

const iso = (column: string) => isoTime(`r.${column}`);

const COLUMNS = sql`r.id, r.status, r.started_by as "startedBy", ${iso('started_at')} as "startedAt",
  ${iso('ended_at')} as "endedAt", r.problem, r.prompt_id as "promptId", r.planned, r.changed, r.unchanged, r.failed`;

export type StoredRun = PageRun & { limit: number };

/** The run under way, else the one that started last. */
export async function findLatestRun(db: Db, userId: string): Promise<StoredRun | null> {
  const [run] = await rows<StoredRun>(
    db,
    sql`select ${COLUMNS}, r.page_limit as "limit" from sightline.page_run r where r.user_id = ${userId}
        order by r.ended_at is null desc, r.started_at desc, r.id limit 1`,
  );
  return run ?? null;
}

export async function findRun(db: Db, userId: string, runId: string): Promise<StoredRun | null> {
  const [run] = await rows<StoredRun>(
    db,
    sql`select ${COLUMNS}, r.page_limit as "limit" from sightline.page_run r
        where r.user_id = ${userId} and r.id = ${runId}::uuid`,
  );
  return run ?? null;
}

interface NewRun {
  userId: string;
  id: string;
  startedBy: string | null;
  startedAt: string;
  promptId: string | null;
  limit: number;
}

export async function insertRun(tx: Db, run: NewRun): Promise<void> {
  await tx.execute(sql`
    insert into sightline.page_run (user_id, id, status, started_by, started_at, prompt_id, page_limit)
    values (${run.userId}, ${run.id}, 'waiting', ${run.startedBy}, ${run.startedAt}, ${run.promptId}, ${run.limit})`);
}

/** @returns whether it was waiting or is being read already, after its process ended */
export async function beginRun(tx: Db, userId: string, runId: string, planned: number): Promise<void> {
  await tx.execute(sql`
    update sightline.page_run set status = 'reading', planned = changed + unchanged + failed + ${planned}
    where user_id = ${userId} and id = ${runId} and status in ('waiting', 'reading')`);
}

/** Ends a run that is not ended yet. @returns whether it was */
export async function endRun(
  tx: Db,
  {
    userId,
    id,
    ...end
  }: { userId: string; id: string; status: PageRun['status']; endedAt: string; problem?: string },
): Promise<boolean> {
  const ended = await rows(
    tx,
    sql`update sightline.page_run
        set status = ${end.status}, ended_at = ${end.endedAt}, problem = ${end.problem ?? null}
        where user_id = ${userId} and id = ${id} and status in ('waiting', 'reading') returning id`,
  );
  return ended.length > 0;
}

/** Pages that were tried since an instant (ISO 8601). */
export async function countTriedSince(db: Db, userId: string, since: string): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.page p where p.user_id = ${userId} and p.tried_at >= ${since}`,
  );
  return row?.n ?? 0;
}

/** Accounts that read pages daily, with the start of their latest run (ISO 8601). */
export function listDailyReaders(
  db: Db,
): Promise<{ userId: string; pagesPerDay: number; latest: string | null }[]> {
  return rows(
    db,
    sql`select s.user_id as "userId", s.pages_per_day as "pagesPerDay",
               (select ${isoTime('max(r.started_at)')}
                from sightline.page_run r where r.user_id = s.user_id) as latest
        from sightline.page_settings s where s.daily`,
  );
}
