import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { inDays, inHours } from '../../db/in-range.ts';
import type { DateRange } from '../../lib/days.ts';
import { withTotals } from '../citations/source-totals.ts';
import { ASSETS, OTHER_PAGES } from '../visits/model.ts';
import type { VisitQuery } from './filter.ts';
import { REFUSED_STATUS, type StatusVisits, type VisitedPage } from './model.ts';

export interface HourVisits {
  hour: number;
  visits: number;
}

const isReal = sql`h.verification <> 'forged'`;
const refused = sql`coalesce(sum(h.visits) filter (where h.http_status >= ${REFUSED_STATUS}), 0)::int`;

/** What is known of pages besides their visits. @param id the column with the page's id */
const pageOf = (userId: string) => sql`
  left join lateral (select s.number from sightline.source s
                     where s.user_id = ${userId} and s.id = n.id offset 0) s on true
  ${withTotals(userId)}
  cross join lateral (select exists (select from sightline.page g
                      where g.user_id = ${userId} and g.id = n.id) as is_read offset 0) g`;

const pageColumns = sql`n.id, p.url, coalesce(t.mentions, 0) as answers, g.is_read as "isRead"`;

/** Statuses of an agent's visits. */
export function findAgentStatuses(
  db: Db,
  { userId, range }: VisitQuery,
  agent: string,
): Promise<StatusVisits[]> {
  return rows(
    db,
    sql`select http_status::int as "httpStatus", sum(visits)::int as visits from sightline.visit_agent_day
        where user_id = ${userId} and ${inDays(sql`day`, range)} and agent = ${agent} and verification <> 'forged'
        group by http_status order by visits desc, http_status`,
  );
}

/** Visits of an agent by hour of the day. */
export function findAgentHours(
  db: Db,
  userId: string,
  range: DateRange<string>,
  agent: string,
): Promise<HourVisits[]> {
  return rows(
    db,
    sql`select extract(hour from h.hour at time zone 'UTC')::int as hour, sum(h.visits)::int as visits
        from sightline.visit_hour h
        where h.user_id = ${userId} and ${inHours(sql`h.hour`, range)} and h.agent = ${agent} and ${isReal}
        group by 1 order by 1`,
  );
}

export type AgentPageRow = VisitedPage & { visits: number; refused: number };

/** The pages that an agent fetched most. */
export function findAgentPages(
  db: Db,
  userId: string,
  range: DateRange<string>,
  { agent, limit }: { agent: string; limit: number },
): Promise<AgentPageRow[]> {
  return rows(
    db,
    sql`select ${pageColumns}, n.visits, n.refused
        from (select h.page_id as id, sum(h.visits)::int as visits, ${refused} as refused
              from sightline.visit_hour h
              where h.user_id = ${userId} and ${inHours(sql`h.hour`, range)} and h.agent = ${agent} and ${isReal}
                and h.page_id not in (${ASSETS}, ${OTHER_PAGES})
              group by h.page_id order by visits desc, h.page_id limit ${limit}) n
        cross join lateral (select p.url from sightline.visit_page p
                            where p.user_id = ${userId} and p.id = n.id offset 0) p
        ${pageOf(userId)}
        order by n.visits desc, n.id`,
  );
}

/** A page that was visited or that answers cite. */
export async function findPage(db: Db, userId: string, id: string): Promise<VisitedPage | null> {
  const [found = null] = await rows<VisitedPage>(
    db,
    sql`select ${pageColumns}
        from (select ${id}::uuid as id) n
        cross join lateral (
          select p.url from sightline.visit_page p where p.user_id = ${userId} and p.id = n.id
          union
          select s.url from sightline.source s where s.user_id = ${userId} and s.id = n.id
          limit 1) p
        ${pageOf(userId)}`,
  );
  return found;
}

export interface PageCell {
  agent: string;
  verification: string;
  httpStatus: number;
  hour: number;
  visits: number;
  lastVisitAt: string;
}

/** A page's visits by agent, verification, status and hour of the day. */
export function findPageCells(db: Db, { userId, range }: VisitQuery, id: string): Promise<PageCell[]> {
  return rows(
    db,
    sql`select h.agent, h.verification, h.http_status::int as "httpStatus",
               extract(hour from h.hour at time zone 'UTC')::int as hour, sum(h.visits)::int as visits,
               to_char(max(h.hour) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastVisitAt"
        from sightline.visit_hour h
        where h.user_id = ${userId} and h.page_id = ${id}::uuid and ${inHours(sql`h.hour`, range)}
        group by 1, 2, 3, 4`,
  );
}
