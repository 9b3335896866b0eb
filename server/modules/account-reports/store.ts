import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import type { ReportContent } from '../reports/content/model.ts';
import type { AccountReport, ReportScope } from './model.ts';
import type { ViewContent } from './view/parts.ts';

const COLUMNS = sql`
  r.id, r.title, r.status, r.problem, r.schedule_id as "scheduleId", r.scope,
  coalesce(r.content #>> '{period,from}', r.content #>> '{view,range,from}', r.scope #>> '{filter,from}') as "from",
  coalesce(r.content #>> '{period,to}', r.content #>> '{view,range,to}', r.scope #>> '{filter,to}') as "to",
  r.content #> '{period,platform}' as platform, r.content #>> '{period,topic}' as topic,
  coalesce(coalesce(r.content ->> 'simulated', r.content #>> '{view,simulated}')::boolean, false) as simulated, r.made_by as "madeBy", r.note,
  ${isoTime('r.created_at')} as "createdAt", ${isoTime('r.made_at')} as "madeAt"`;

/** An account's reports, newest first. @param after where the page before ended */
export const listReports = (
  db: Db,
  userId: string,
  { limit, after }: { limit: number; after: readonly [createdAt: string, id: string] | null },
): Promise<AccountReport[]> => {
  const beyond: SQL = after
    ? sql`and (r.created_at, r.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql``;
  return rows(
    db,
    sql`select ${COLUMNS} from sightline.account_report r where r.user_id = ${userId} ${beyond}
        order by r.created_at desc, r.id desc limit ${limit}`,
  );
};

export async function findReport(db: Db, userId: string, id: string): Promise<AccountReport | null> {
  const [found] = await rows<AccountReport>(
    db,
    sql`select ${COLUMNS} from sightline.account_report r where r.user_id = ${userId} and r.id = ${id}::uuid`,
  );
  return found ?? null;
}

/** Null unless it is made, and for a view. */
export async function findContent(db: Db, userId: string, id: string): Promise<ReportContent | null> {
  const [found] = await rows<{ content: ReportContent | null }>(
    db,
    sql`select r.content from sightline.account_report r
        where r.user_id = ${userId} and r.id = ${id}::uuid and r.status = 'made' and not r.scope ? 'view'`,
  );
  return found?.content ?? null;
}

/** What the mail of a view shows; null unless it is made. */
export async function findViewContent(db: Db, userId: string, id: string): Promise<ViewContent | null> {
  const [found] = await rows<{ view: ViewContent | null }>(
    db,
    sql`select r.content -> 'view' as view from sightline.account_report r
        where r.user_id = ${userId} and r.id = ${id}::uuid and r.status = 'made'`,
  );
  return found?.view ?? null;
}

export async function countReports(db: Db, userId: string): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from sightline.account_report r where r.user_id = ${userId}`,
  );
  return found?.count ?? 0;
}

export interface NewReport {
  userId: string;
  id: string;
  title: string;
  scope: ReportScope;
  createdAt: string;
  createdBy: string | null;
  madeBy: string | null;
  note: string | null;
  scheduleId: string | null;
  /** YYYY-MM-DD. */
  dueOn: string | null;
}

/** @returns false when the schedule's report of this day exists */
export async function insertReport(tx: Db, report: NewReport): Promise<boolean> {
  const { userId, id, title, scope, createdAt, createdBy, madeBy, note, scheduleId, dueOn } = report;
  const inserted = await rows(
    tx,
    sql`insert into sightline.account_report
          (user_id, id, title, status, scope, created_at, created_by, made_by, note, schedule_id, due_on)
        values (${userId}, ${id}, ${title}, 'waiting', ${JSON.stringify(scope)}::jsonb, ${createdAt}, ${createdBy},
                ${madeBy}, ${note}, ${scheduleId}, ${dueOn}) on conflict do nothing returning id`,
  );
  return inserted.length > 0;
}

/** Stores the content of a waiting report. @returns false when it is not waiting */
export async function setMade(
  tx: Db,
  userId: string,
  id: string,
  { content, madeAt }: { content: ReportContent | { view: ViewContent }; madeAt: string },
): Promise<boolean> {
  const changed = await rows(
    tx,
    sql`update sightline.account_report set status = 'made', problem = null, made_at = ${madeAt},
               content = ${JSON.stringify(content)}::jsonb
        where user_id = ${userId} and id = ${id}::uuid and status = 'waiting' returning id`,
  );
  return changed.length > 0;
}

export async function setStatus(
  db: Db,
  userId: string,
  id: string,
  {
    from,
    to,
    problem,
  }: { from: AccountReport['status']; to: AccountReport['status']; problem: string | null },
): Promise<boolean> {
  const changed = await rows(
    db,
    sql`update sightline.account_report set status = ${to}, problem = ${problem}
        where user_id = ${userId} and id = ${id}::uuid and status = ${from} returning id`,
  );
  return changed.length > 0;
}

export async function deleteReport(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await rows(
    db,
    sql`delete from sightline.account_report where user_id = ${userId} and id = ${id}::uuid returning id`,
  );
  return deleted.length > 0;
}

/** Reports that wait since before a time: their jobs were lost. */
export const findUnmade = (db: Db, before: string): Promise<{ userId: string; reportId: string }[]> =>
  rows(
    db,
    sql`select user_id as "userId", id as "reportId" from sightline.account_report
        where status = 'waiting' and created_at < ${before}`,
  );
