import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { inHours } from '../../db/in-range.ts';
import { IS_SITE_FILE } from '../../db/site-file.ts';
import type { VisitQuery } from './filter.ts';
import { MAX_ROWS, REFUSED_STATUS } from './model.ts';

export interface SiteFileRow {
  agent: string;
  url: string;
  visits: number;
  refused: number;
  lastVisitAt: string;
}

/** Requests for llms.txt, llms-full.txt and robots.txt by agent, without forged ones. */
export function findSiteFiles(db: Db, { userId, range }: VisitQuery): Promise<SiteFileRow[]> {
  return rows(
    db,
    sql`select h.agent, p.url, sum(h.visits)::int as visits,
               coalesce(sum(h.visits) filter (where h.http_status >= ${REFUSED_STATUS}), 0)::int as refused,
               to_char(max(h.hour) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastVisitAt"
        from (select id, url from sightline.visit_page where user_id = ${userId} and ${IS_SITE_FILE} offset 0) p
        cross join lateral (
          select h.* from sightline.visit_hour h
          where h.user_id = ${userId} and h.page_id = p.id and ${inHours(sql`h.hour`, range)}
            and h.verification <> 'forged' offset 0) h
        group by h.agent, p.url order by visits desc, p.url, h.agent limit ${MAX_ROWS}`,
  );
}

/** All visits of the range, without forged ones. */
export async function countVisits(db: Db, { userId, range }: VisitQuery): Promise<number> {
  const [found] = await rows<{ visits: number }>(
    db,
    sql`select coalesce(sum(visits), 0)::int as visits from sightline.visit_agent_day
        where user_id = ${userId} and day >= ${range.from}::date and day <= ${range.to}::date
          and verification <> 'forged'`,
  );
  return found?.visits ?? 0;
}
