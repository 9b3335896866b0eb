import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { inDays, inHours } from '../../db/in-range.ts';
import { IS_SITE_FILE } from '../../db/site-file.ts';
import { withTotals } from '../citations/source-totals.ts';
import { ASSETS, OTHER_PAGES } from '../visits/model.ts';
import type { VisitQuery } from './filter.ts';
import { type PageRow, REFUSED_STATUS, type VisitPageList } from './model.ts';

export interface PageListQuery extends VisitQuery {
  list: VisitPageList;
  /** `token` of the only AI agent that is counted; null: all. */
  agent: string | null;
  /** Domains of the account's sites. */
  domains: readonly string[];
  /** Cited pages that robots.txt closes for agents. */
  closedIds: readonly string[];
  after: { key: number; id: string } | null;
  limit: number;
}

const LISTS: Record<VisitPageList, { condition: (closedIds: readonly string[]) => SQL; key: SQL }> = {
  VISITED: { condition: () => sql`visits > 0`, key: sql`visits` },
  NEVER_CITED: { condition: () => sql`visits > refused and answers = 0`, key: sql`visits - refused` },
  NEVER_FETCHED: { condition: () => sql`visits = 0 and answers > 0`, key: sql`answers` },
  REFUSED: {
    condition: (closedIds) => sql`answers > 0 and (refused > 0 or id = ${anyOf(closedIds, 'uuid')})`,
    key: sql`answers`,
  },
};

/** One part of a list, and how many pages it has. */
export async function listPages(db: Db, query: PageListQuery): Promise<{ rows: PageRow[]; total: number }> {
  const { userId, range, list, agent, domains, closedIds, after, limit } = query;
  const { condition, key } = LISTS[list];
  const isAfter = after
    ? sql`where (m.key < ${after.key} or (m.key = ${after.key} and m.id > ${after.id}::uuid))`
    : sql``;
  const counted = agent === null ? sql`sightline.visit_page_day` : sql`of_agent`;
  const ofAgent = agent === null ? sql`` : sql`of_agent as materialized (${agentPageDays(query, agent)}),`;
  const lastOfAgent = agent === null ? sql`` : sql`and v.agent = ${agent}`;
  // Look-ups by key are lateral: without statistics the planner would read all pages of the account.
  const found = await rows<PageRow & { total: number }>(
    db,
    sql`with ${ofAgent} fetched as materialized (
          select page_id as id, coalesce(sum(visits), 0)::int as visits,
                 coalesce(sum(visits) filter (where http_status >= ${REFUSED_STATUS}), 0)::int as refused,
                 coalesce(sum(forged), 0)::int as forged
          from ${counted}
          where user_id = ${userId} and ${inDays(sql`day`, range)} and page_id not in (${ASSETS}, ${OTHER_PAGES})
            and page_id <> all (array(
              select p.id from sightline.visit_page p where p.user_id = ${userId} and ${IS_SITE_FILE}))
          group by page_id
        ), cited as materialized (
          select s.id, s.url, t.mentions as answers from sightline.source s ${withTotals(userId)}
          where s.user_id = ${userId} and s.domain = ${anyOf(domains, 'text')} and t.mentions > 0
        ), matching as materialized (
          select j.*, (${key}) as key, count(*) over ()::int as total
          from (select coalesce(f.id, c.id) as id, c.url, coalesce(c.answers, 0) as answers,
                       coalesce(f.visits, 0) as visits, coalesce(f.refused, 0) as refused, coalesce(f.forged, 0) as forged
                from fetched f full join cited c on c.id = f.id) j
          where ${condition(closedIds)}
        ), shown as materialized (
          select m.* from matching m ${isAfter} order by m.key desc, m.id limit ${limit}
        )
        select s.id, s.key, s.total, coalesce(s.url, p.url) as url, s.answers, s.visits, s.refused, s.forged,
               g.is_read as "isRead", h.last as "lastVisitAt", d.statuses
        from shown s
        left join lateral (select p.url from sightline.visit_page p
                           where p.user_id = ${userId} and p.id = s.id offset 0) p on true
        cross join lateral (select exists (select from sightline.page g
                            where g.user_id = ${userId} and g.id = s.id) as is_read offset 0) g
        left join lateral (select to_char(v.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last
                           from sightline.visit_hour v
                           where v.user_id = ${userId} and v.page_id = s.id and v.verification <> 'forged'
                             ${lastOfAgent}
                           order by v.hour desc limit 1) h on true
        cross join lateral (
          select coalesce(jsonb_agg(jsonb_build_object('httpStatus', t.http_status, 'visits', t.visits)
                                    order by t.visits desc, t.http_status), '[]') as statuses
          from (select v.http_status, sum(v.visits)::int as visits from ${counted} v
                where v.user_id = ${userId} and v.page_id = s.id and ${inDays(sql`v.day`, range)}
                group by v.http_status having sum(v.visits) > 0) t offset 0) d
        order by s.key desc, s.id`,
  );
  return { rows: found, total: found[0]?.total ?? 0 };
}

/** One agent's visits as rows of `visit_page_day`, which has them of all agents together. */
const agentPageDays = ({ userId, range }: VisitQuery, agent: string): SQL => sql`
  select user_id, (hour at time zone 'UTC')::date as day, page_id, http_status,
         sum(visits) filter (where verification <> 'forged') as visits,
         sum(visits) filter (where verification = 'forged') as forged
  from sightline.visit_hour
  where user_id = ${userId} and ${inHours(sql`hour`, range)} and agent = ${agent}
  group by 1, 2, 3, 4`;

/** The account's own pages that most answers cite. */
export function findCitedPages(
  db: Db,
  userId: string,
  domains: readonly string[],
  limit: number,
): Promise<{ id: string; url: string }[]> {
  return rows(
    db,
    sql`select s.id, s.url from sightline.source s ${withTotals(userId)}
        where s.user_id = ${userId} and s.domain = ${anyOf(domains, 'text')} and t.mentions > 0
        order by t.mentions desc, s.id limit ${limit}`,
  );
}

/** The latest robots.txt that was read; null before the first. */
export async function findRobots(db: Db, userId: string): Promise<{ url: string; content: string } | null> {
  const [found = null] = await rows<{ url: string; content: string }>(
    db,
    sql`select v.url, v.content from sightline.site_file f
        join sightline.site_file_version v on v.user_id = f.user_id and v.kind = f.kind and v.number = f.version
        where f.user_id = ${userId} and f.kind = 'robots' and f.status = 'read'`,
  );
  return found;
}
