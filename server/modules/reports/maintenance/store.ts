import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import type { ReportStatus } from '../model.ts';

/** Deletes expired reports with their answers, and expired requests that were not confirmed. @returns how many */
export async function deleteExpired(db: Db, now: string): Promise<number> {
  const dropped = await rows(db, sql`delete from sightline.report where expires_at <= ${now} returning id`);
  return dropped.length;
}

/** Reports started before a time that are neither made nor failed. */
export async function findLostReports(db: Db, before: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from sightline.report
        where status in ('waiting', 'asking') and coalesce(started_at, confirmed_at) < ${before}`,
  );
  return found.map(({ id }) => id);
}

/** Reports whose mail has been waiting since before a time. */
export function findUnsentMails(db: Db, before: string): Promise<{ id: string; status: ReportStatus }[]> {
  return rows(
    db,
    sql`select id, status from sightline.report
        where mail_status = 'waiting' and coalesce(made_at, started_at, requested_at) < ${before}`,
  );
}
