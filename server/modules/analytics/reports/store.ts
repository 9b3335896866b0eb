import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { type SEARCH_REPORT_KINDS, searchReport } from '../../../db/schema/analytics.ts';
import { tableOf } from '../../../db/table-of.ts';
import type { DateRange } from '../../../lib/days.ts';
import { textId } from '../../../lib/text-id.ts';
import type { ReportPageCount } from './model.ts';

export type SearchReportKind = (typeof SEARCH_REPORT_KINDS)[number];

export interface SearchReport {
  id: string;
  kind: SearchReportKind;
  range: DateRange<string>;
  importedAt: string;
  pages: number;
  count: number;
}

interface ReportRow extends Omit<SearchReport, 'range'> {
  from: string;
  to: string;
}

/** The latest range first. */
export async function listReports(db: Db, userId: string, limit: number): Promise<SearchReport[]> {
  const found = await rows<ReportRow>(
    db,
    sql`select r.id, r.kind, to_char(r.from_day, 'YYYY-MM-DD') as "from", to_char(r.to_day, 'YYYY-MM-DD') as "to",
               to_char(r.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "importedAt",
               p.pages, p.count
        from sightline.search_report r
        cross join lateral (
          select count(*)::int as pages, coalesce(sum(p.count), 0)::float8 as count
          from sightline.search_report_page p where p.user_id = ${userId} and p.report_id = r.id offset 0) p
        where r.user_id = ${userId} order by r.to_day desc, r.from_day desc, r.kind limit ${limit}`,
  );
  return found.map(({ from, to, ...report }) => ({ ...report, range: { from, to } }));
}

/** Adds a report in place of those of the same kind whose days it has. Call it under the account's lock. */
export async function addReport(
  tx: Db,
  userId: string,
  report: { kind: SearchReportKind; range: DateRange<string>; pages: readonly ReportPageCount[]; now: Date },
): Promise<void> {
  const { kind, range, pages, now } = report;
  const replaced = await rows<{ id: string }>(
    tx,
    sql`select id from sightline.search_report where user_id = ${userId} and kind = ${kind}
          and from_day >= ${range.from}::date and to_day <= ${range.to}::date`,
  );
  for (const { id } of replaced) await removeReport(tx, userId, id);
  const id = randomUUID();
  const days = { fromDay: range.from, toDay: range.to };
  await tx.insert(searchReport).values({ userId, id, kind, ...days, importedAt: now.toISOString() });
  if (pages.length === 0) return;
  await tx.execute(
    sql`insert into sightline.search_report_page (user_id, report_id, page_id, url, count)
        select ${userId}::uuid, ${id}::uuid, r.id, r.url, r.count
        from ${tableOf(
          'r',
          { id: 'uuid', url: 'text', count: 'int' },
          pages.map((page) => ({ ...page, id: textId(page.url) })),
        )}`,
  );
}

/** A report of a kind that shares days with a range and is not wholly in it. */
export async function findOverlap(
  tx: Db,
  userId: string,
  kind: SearchReportKind,
  { from, to }: DateRange<string>,
): Promise<DateRange<string> | null> {
  const [found = null] = await rows<DateRange<string>>(
    tx,
    sql`select to_char(from_day, 'YYYY-MM-DD') as "from", to_char(to_day, 'YYYY-MM-DD') as "to"
        from sightline.search_report
        where user_id = ${userId} and kind = ${kind} and from_day <= ${to}::date and to_day >= ${from}::date
          and not (from_day >= ${from}::date and to_day <= ${to}::date)
        order by from_day limit 1`,
  );
  return found;
}

export async function removeReport(tx: Db, userId: string, id: string): Promise<void> {
  await tx.execute(
    sql`delete from sightline.search_report_page where user_id = ${userId} and report_id = ${id}::uuid`,
  );
  await tx.execute(sql`delete from sightline.search_report where user_id = ${userId} and id = ${id}::uuid`);
}

export async function countReports(tx: Db, userId: string): Promise<number> {
  const [found] = await rows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from sightline.search_report where user_id = ${userId}`,
  );
  return found?.count ?? 0;
}
