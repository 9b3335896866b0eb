import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { inHours } from '../../db/in-range.ts';
import { withTotals } from '../citations/source-totals.ts';
import { OTHER_PAGES } from '../visits/model.ts';
import type { VisitQuery } from './filter.ts';
import { MAX_ROWS, type VisitedPage } from './model.ts';

export interface PlatformRow {
  key: string;
  people: number;
  previous: number;
}

/** People by the platform that sent them. */
export function findPlatforms(db: Db, { userId, range, previous }: VisitQuery): Promise<PlatformRow[]> {
  const isCurrent = sql`hour >= ${`${range.from}T00:00:00Z`}::timestamptz`;
  return rows(
    db,
    sql`select platform as key, coalesce(sum(visits) filter (where ${isCurrent}), 0)::int as people,
               coalesce(sum(visits) filter (where not (${isCurrent})), 0)::int as previous
        from sightline.referral_hour
        where user_id = ${userId} and ${inHours(sql`hour`, { from: previous?.from ?? range.from, to: range.to })}
        group by platform order by people desc, platform`,
  );
}

export interface LandingRow extends Omit<VisitedPage, 'url'> {
  platform: string;
  people: number;
  /** Null: a page beyond the limit of a day. */
  url: string | null;
}

/** Landing pages by platform. */
export function findLandingPages(db: Db, { userId, range }: VisitQuery): Promise<LandingRow[]> {
  return rows(
    db,
    sql`select n.platform, n.people, n.id, p.url, coalesce(t.mentions, 0) as answers, g.is_read as "isRead"
        from (select platform, page_id as id, sum(visits)::int as people from sightline.referral_hour
              where user_id = ${userId} and ${inHours(sql`hour`, range)}
              group by platform, page_id order by people desc, platform, page_id limit ${MAX_ROWS}) n
        left join lateral (select p.url from sightline.visit_page p
                           where p.user_id = ${userId} and p.id = n.id and n.id <> ${OTHER_PAGES} offset 0) p on true
        left join lateral (select s.number from sightline.source s
                           where s.user_id = ${userId} and s.id = n.id offset 0) s on true
        ${withTotals(userId)}
        cross join lateral (select exists (select from sightline.page g
                            where g.user_id = ${userId} and g.id = n.id) as is_read offset 0) g
        order by n.people desc, n.platform, n.id`,
  );
}
