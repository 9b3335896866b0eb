import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { inDays, inHours } from '../../db/in-range.ts';
import { ASSETS, OTHER_PAGES } from '../visits/model.ts';
import { tokensOf } from './agents.ts';
import type { VisitQuery } from './filter.ts';
import { REFUSED_STATUS } from './model.ts';
import type { RefusedSums } from './refused-rate.ts';

const isReal = sql`verification <> 'forged'`;

export interface AgentRow {
  agent: string;
  verified: number;
  unpublished: number;
  forged: number;
  previous: number;
  /** YYYY-MM-DD; null without visits in the range. */
  lastDay: string | null;
}

/** Agents with visits in the range or the one before. */
export function findAgents(db: Db, { userId, range, previous }: VisitQuery): Promise<AgentRow[]> {
  const isCurrent = sql`day >= ${range.from}::date`;
  const visits = (which: string) =>
    sql`coalesce(sum(visits) filter (where ${isCurrent} and verification = ${which}), 0)::int`;
  return rows(
    db,
    sql`select agent, ${visits('verified')} as verified, ${visits('unpublished')} as unpublished,
               ${visits('forged')} as forged,
               coalesce(sum(visits) filter (where not (${isCurrent}) and ${isReal}), 0)::int as previous,
               to_char(max(day) filter (where ${isCurrent}), 'YYYY-MM-DD') as "lastDay"
        from sightline.visit_agent_day
        where user_id = ${userId} and ${inDays(sql`day`, { from: previous?.from ?? range.from, to: range.to })}
        group by agent`,
  );
}

export type AgentSums = RefusedSums & { agent: string | null };

/** What the refused shares are made of, by agent; `null` is all agents. */
export function findRefusedSums(db: Db, { userId, range }: VisitQuery): Promise<AgentSums[]> {
  return rows(
    db,
    sql`with agent_days as (
          select agent, day, sum(visits)::float8 as visits,
                 coalesce(sum(visits) filter (where http_status >= ${REFUSED_STATUS}), 0)::float8 as refused
          from sightline.visit_agent_day
          where user_id = ${userId} and ${inDays(sql`day`, range)} and ${isReal}
          group by agent, day
        ), days as (
          select agent, visits, refused from agent_days
          union all
          select null, sum(visits), sum(refused) from agent_days group by day
        )
        select agent, sum(visits) as visits, sum(refused) as refused, count(*)::int as days,
               sum(visits) ^ 2 / sum(visits ^ 2) as "effectiveDays",
               -- Σ (r − p v)² with p = Σr ÷ Σv
               sum(refused ^ 2) - 2 * sum(refused) / sum(visits) * sum(refused * visits)
                 + (sum(refused) / sum(visits)) ^ 2 * sum(visits ^ 2) as squares
        from days group by agent`,
  );
}

export interface PointRow {
  /** ISO 8601. */
  time: string;
  training: number;
  search: number;
  user: number;
  forged: number;
}

/** Visits by UTC day or hour; those without any are left out. */
export function findPoints(db: Db, { userId, range }: VisitQuery, byHour: boolean): Promise<PointRow[]> {
  const of = (purpose: 'training' | 'search' | 'user') =>
    sql`coalesce(sum(visits) filter (where ${isReal} and agent = ${anyOf(tokensOf(purpose), 'text')}), 0)::int`;
  const columns = sql`${of('training')} as training, ${of('search')} as search, ${of('user')} as "user",
                      coalesce(sum(visits) filter (where verification = 'forged'), 0)::int as forged`;
  return rows(
    db,
    byHour
      ? sql`select to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as time, ${columns}
            from sightline.visit_hour where user_id = ${userId} and ${inHours(sql`hour`, range)}
            group by hour order by hour`
      : sql`select to_char(day, 'YYYY-MM-DD"T00:00:00Z"') as time, ${columns}
            from sightline.visit_agent_day where user_id = ${userId} and ${inDays(sql`day`, range)}
            group by day order by day`,
  );
}

/** Visits of what is no page of its own. */
export async function countNoPages(
  db: Db,
  { userId, range }: VisitQuery,
): Promise<{ assets: number; otherPages: number }> {
  const of = (id: string) => sql`coalesce(sum(visits) filter (where page_id = ${id}), 0)::int`;
  const [found] = await rows<{ assets: number; otherPages: number }>(
    db,
    sql`select ${of(ASSETS)} as assets, ${of(OTHER_PAGES)} as "otherPages"
        from sightline.visit_page_day
        where user_id = ${userId} and ${inDays(sql`day`, range)} and page_id in (${ASSETS}, ${OTHER_PAGES})`,
  );
  return found ?? { assets: 0, otherPages: 0 };
}
