import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import type { Visit } from '../../visit-analysis/types.ts';
import { dayOf } from './model.ts';

type PagedVisit = Visit & { pageId: string };

/** Adds visits of agents to the sums by day. */
export async function addToDays(tx: Db, userId: string, visits: readonly PagedVisit[]): Promise<void> {
  const agents = visits.filter(({ agent }) => agent !== null);
  if (agents.length === 0) return;
  await addToAgents(tx, userId, agents);
  await addToPages(tx, userId, agents);
}

async function addToAgents(tx: Db, userId: string, visits: readonly PagedVisit[]): Promise<void> {
  const groups = Map.groupBy(visits, ({ time, agent, verification, httpStatus }) =>
    [dayOf(time), agent, verification, httpStatus].join(' '),
  );
  const sums = [...groups.values()].map((group) => {
    const [{ time, agent, verification, httpStatus }] = group as [PagedVisit];
    return { day: dayOf(time), agent, verification, httpStatus, visits: group.length };
  });
  await tx.execute(
    sql`insert into sightline.visit_agent_day as d (user_id, day, agent, verification, http_status, visits)
        select ${userId}::uuid, r.day, r.agent, r.verification, r."httpStatus", r.visits
        from ${tableOf(
          'r',
          { day: 'date', agent: 'text', verification: 'text', httpStatus: 'smallint', visits: 'int' },
          sums,
        )}
        on conflict (user_id, day, agent, verification, http_status)
          do update set visits = d.visits + excluded.visits`,
  );
}

async function addToPages(tx: Db, userId: string, visits: readonly PagedVisit[]): Promise<void> {
  const groups = Map.groupBy(visits, ({ time, pageId, httpStatus }) =>
    [dayOf(time), pageId, httpStatus].join(' '),
  );
  const sums = [...groups.values()].map((group) => {
    const [{ time, pageId, httpStatus }] = group as [PagedVisit];
    const forged = group.filter(({ verification }) => verification === 'forged').length;
    return { day: dayOf(time), pageId, httpStatus, visits: group.length - forged, forged };
  });
  await tx.execute(
    sql`insert into sightline.visit_page_day as d (user_id, day, page_id, http_status, visits, forged)
        select ${userId}::uuid, r.day, r."pageId", r."httpStatus", r.visits, r.forged
        from ${tableOf(
          'r',
          { day: 'date', pageId: 'uuid', httpStatus: 'smallint', visits: 'int', forged: 'int' },
          sums,
        )}
        on conflict (user_id, day, page_id, http_status)
          do update set visits = d.visits + excluded.visits, forged = d.forged + excluded.forged`,
  );
}
