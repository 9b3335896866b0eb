import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { VisitDoor } from '../../db/schema/visit.ts';
import type { Verification } from '../../visit-analysis/types.ts';

const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

export interface RecentRow {
  id: string;
  visitedAt: string;
  receivedAt: string;
  agent: string | null;
  verification: Verification | null;
  platform: string | null;
  url: string;
  httpStatus: number;
  simulated: boolean;
}

/** The latest visits. */
export function findRecent(db: Db, userId: string, limit: number): Promise<RecentRow[]> {
  return rows(
    db,
    sql`select id, ${instant('visited_at')} as "visitedAt", ${instant('received_at')} as "receivedAt", agent,
               verification, platform, url, http_status::int as "httpStatus", simulated
        from sightline.recent_visit where user_id = ${userId}
        order by sightline.recent_visit.visited_at desc, id desc limit ${limit}`,
  );
}

export interface ImportRow {
  id: string;
  door: VisitDoor;
  name: string | null;
  format: string | null;
  startedAt: string;
  updatedAt: string;
  lines: number;
  visits: number;
  forged: number;
  people: number;
  known: number;
  redirects: number;
  otherHosts: number;
  otherHost: string | null;
  outOfTime: number;
  bad: number;
  firstBadLine: number | null;
  firstBadText: string | null;
  firstVisitAt: string | null;
  lastVisitAt: string | null;
  simulated: boolean;
}

/** Whether an account has a simulated log. */
export async function hasSimulatedLog(db: Db, userId: string): Promise<boolean> {
  const [found] = await rows<{ simulated: boolean }>(
    db,
    sql`select exists (select from sightline.visit_import where user_id = ${userId} and simulated) as simulated`,
  );
  return found?.simulated ?? false;
}

/** What was read, the latest first. */
export function findImports(db: Db, userId: string, limit: number): Promise<ImportRow[]> {
  return rows(
    db,
    sql`select id, door, name, format, ${instant('started_at')} as "startedAt", ${instant('updated_at')} as "updatedAt",
               lines::float8 as lines, visits, forged, people, known, redirects, other_hosts as "otherHosts",
               other_host as "otherHost", out_of_time as "outOfTime", bad::float8 as bad,
               first_bad_line::float8 as "firstBadLine", first_bad_text as "firstBadText",
               ${instant('first_visit_at')} as "firstVisitAt", ${instant('last_visit_at')} as "lastVisitAt", simulated
        from sightline.visit_import where user_id = ${userId}
        order by sightline.visit_import.updated_at desc, id limit ${limit}`,
  );
}
