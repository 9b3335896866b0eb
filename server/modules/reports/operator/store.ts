import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { contains } from '../../../db/contains.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { ReportRequest as SchemaReportRequest } from '../../../graphql/resolvers.generated.ts';
import type { Plain } from '../../../lib/plain.ts';
import type { MailStatus, ReportStatus } from '../model.ts';

/** A report request as operators see it: its state and cost, never the report's content. */
export type ReportRequest = Omit<Plain<SchemaReportRequest>, 'platforms'> & {
  /** Keys. */
  platforms: string[];
};

/** Narrows the list of report requests; null does not. */
export interface ReportFilter {
  status: ReportStatus | null;
  mailStatus: MailStatus | null;
  /** Part of an address or company, in any case. */
  search: string | null;
}

/** Requests are sorted by request time (ISO 8601), then id, both descending. */
export type ListPosition = Pick<ReportRequest, 'requestedAt' | 'id'>;

const SELECT_REQUEST = sql`select r.id, r.email, r.company, r.status, r.problem, r.mail_status as "mailStatus",
  r.mail_problem as "mailProblem", r.simulated, r.platforms, r.cost::float8 as cost,
  r.estimated_cost::float8 as "estimatedCost", ${isoTime(sql`r.requested_at`)} as "requestedAt",
  ${isoTime(sql`r.confirmed_at`)} as "confirmedAt", ${isoTime(sql`r.made_at`)} as "madeAt",
  ${isoTime(sql`r.mailed_at`)} as "mailedAt", cardinality(r.prompts) as prompts,
  (select count(*)::int from sightline.report_answer a where a.report_id = r.id) as asked,
  case when r.started_at is null then 0 else cardinality(r.prompts) * cardinality(r.platforms) end as planned
  from sightline.report r`;

/** The first `limit` reports after a position, newest request first. */
export function listReports(
  db: Db,
  { status, mailStatus, search }: ReportFilter,
  after: ListPosition | null,
  limit: number,
): Promise<ReportRequest[]> {
  const conditions = [
    sql`true`,
    status && sql`r.status = ${status}`,
    mailStatus && sql`r.mail_status = ${mailStatus}`,
    search && sql`(${contains(sql`r.email`, search)} or ${contains(sql`r.company`, search)})`,
    after && sql`(r.requested_at, r.id) < (${after.requestedAt}::timestamptz, ${after.id}::uuid)`,
  ].filter((condition) => condition instanceof Object);
  return rows(
    db,
    sql`${SELECT_REQUEST} where ${sql.join(conditions, sql` and `)} order by r.requested_at desc, r.id desc limit ${limit}`,
  );
}

export async function findReportRequest(db: Db, id: string): Promise<ReportRequest | null> {
  const [found] = await rows<ReportRequest>(db, sql`${SELECT_REQUEST} where r.id = ${id}::uuid`);
  return found ?? null;
}

/** Failed mails and reports that an operator can retry. */
export async function countFailures(db: Db): Promise<{ failedMails: number; failedReports: number }> {
  const [row] = await rows<{ failedMails: number; failedReports: number }>(
    db,
    sql`select count(*) filter (where mail_status = 'failed')::int as "failedMails",
               count(*) filter (where status = 'failed')::int as "failedReports"
        from sightline.report`,
  );
  return row ?? { failedMails: 0, failedReports: 0 };
}
