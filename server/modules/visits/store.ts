import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import type { Visit } from '../../visit-analysis/types.ts';
import { markLines } from './line-store.ts';
import { type CountedVisits, hourOf, MAX_RECENT } from './model.ts';
import { findPages } from './page-store.ts';
import { addToDays } from './rollup-store.ts';

/**
 * Counts visits, each once (decision 037). Call it under the account's lock, in the order of the lines.
 * @param reading the file, or the request of a drain, that they come from
 */
export async function writeVisits(
  tx: Db,
  userId: string,
  {
    reading,
    visits,
    now,
    simulated,
  }: { reading: string; visits: readonly Visit[]; now: Date; simulated: boolean },
): Promise<CountedVisits> {
  const added = visits.length > 0 ? await markLines(tx, userId, reading, visits) : [];
  const times = added.map(({ time }) => time);
  const counted = {
    visits: added.filter(({ agent }) => agent !== null).length,
    forged: added.filter(({ verification }) => verification === 'forged').length,
    people: added.filter(({ agent }) => agent === null).length,
    known: visits.length - added.length,
    first: times.length > 0 ? times.reduce((a, b) => Math.min(a, b)) : null,
    last: times.length > 0 ? times.reduce((a, b) => Math.max(a, b)) : null,
  };
  if (added.length === 0) return counted;
  const pages = await findPages(tx, userId, added);
  const paged = added.map((visit, index) => ({
    ...visit,
    pageId: pages[index] as string,
    hour: hourOf(visit.time, now),
  }));
  await addToHours(tx, userId, paged);
  await addToDays(tx, userId, paged);
  await addRecent(tx, userId, paged, { now, simulated });
  return counted;
}

type PagedVisit = Visit & { pageId: string; hour: string };

async function addToHours(tx: Db, userId: string, visits: readonly PagedVisit[]): Promise<void> {
  const agents = sum(visits.filter(({ agent }) => agent !== null));
  const people = sum(visits.filter(({ agent }) => agent === null));
  const shared = { hour: 'timestamptz', pageId: 'uuid', httpStatus: 'smallint', visits: 'int' } as const;
  if (agents.length > 0) {
    await tx.execute(
      sql`insert into sightline.visit_hour as h (user_id, hour, agent, verification, page_id, http_status, visits)
          select ${userId}::uuid, r.hour, r.agent, r.verification, r."pageId", r."httpStatus", r.visits
          from ${tableOf('r', { ...shared, agent: 'text', verification: 'text' }, agents)}
          on conflict (user_id, hour, agent, verification, page_id, http_status)
            do update set visits = h.visits + excluded.visits`,
    );
  }
  if (people.length > 0) {
    await tx.execute(
      sql`insert into sightline.referral_hour as h (user_id, hour, platform, page_id, http_status, visits)
          select ${userId}::uuid, r.hour, r.platform, r."pageId", r."httpStatus", r.visits
          from ${tableOf('r', { ...shared, platform: 'text' }, people)}
          on conflict (user_id, hour, platform, page_id, http_status)
            do update set visits = h.visits + excluded.visits`,
    );
  }
}

/** One entry for each row of a rollup. */
function sum(visits: readonly PagedVisit[]) {
  const groups = Map.groupBy(visits, ({ hour, agent, verification, platform, pageId, httpStatus }) =>
    [hour, agent, verification, platform, pageId, httpStatus].join(' '),
  );
  return [...groups.values()].map((group) => {
    const [{ hour, agent, verification, platform, pageId, httpStatus }] = group as [PagedVisit];
    return { hour, agent, verification, platform, pageId, httpStatus, visits: group.length };
  });
}

/** Keeps the latest visits. */
async function addRecent(
  tx: Db,
  userId: string,
  visits: readonly PagedVisit[],
  { now, simulated }: { now: Date; simulated: boolean },
): Promise<void> {
  const latest = [...visits].sort((a, b) => b.time - a.time).slice(0, MAX_RECENT);
  const rows = latest.map(({ time, agent, verification, platform, pageId, pageUrl, httpStatus }) => ({
    id: randomUUID(),
    visitedAt: new Date(time).toISOString(),
    ...{ agent, verification, platform, pageId, url: pageUrl, httpStatus },
  }));
  await tx.execute(
    sql`insert into sightline.recent_visit
          (user_id, id, visited_at, received_at, agent, verification, platform, page_id, url, http_status,
           simulated)
        select ${userId}::uuid, r.id, r."visitedAt", ${now.toISOString()}::timestamptz, r.agent, r.verification,
               r.platform, r."pageId", r.url, r."httpStatus", ${simulated}
        from ${tableOf(
          'r',
          {
            ...{
              id: 'uuid',
              visitedAt: 'timestamptz',
              agent: 'text',
              verification: 'text',
              platform: 'text',
            },
            ...{ pageId: 'uuid', url: 'text', httpStatus: 'smallint' },
          },
          rows,
        )}`,
  );
  await tx.execute(
    sql`delete from sightline.recent_visit
        where user_id = ${userId} and (visited_at, id) < (
          select visited_at, id from sightline.recent_visit where user_id = ${userId}
          order by visited_at desc, id desc offset ${MAX_RECENT - 1} limit 1)`,
  );
}
