import { type DateRange, lastDays } from '../../lib/days.ts';
import { listAgent, readRangesDates } from './agents.ts';
import { findClosed } from './closed-pages.ts';
import type { VisitMetricsDeps } from './deps.ts';
import {
  findAgentHours,
  findAgentPages,
  findAgentStatuses,
  findPage,
  findPageCells,
  type HourVisits,
  type PageCell,
} from './detail-store.ts';
import type { VisitQuery } from './filter.ts';
import { RECENT_DAYS, REFUSED_STATUS } from './model.ts';
import { hasHours } from './overview.ts';
import { findRobots } from './page-list-store.ts';

type Deps = Pick<VisitMetricsDeps, 'db' | 'clock' | 'ranges'>;

const MAX_AGENT_PAGES = 20;

/** What one agent did; null for one that only forged visits have, or none. */
export async function readAgentDetail({ db, clock, ranges }: Deps, query: VisitQuery, agent: string) {
  const { userId } = query;
  const recent = lastDaysOf(query.range);
  const [statuses, hours, pages, dates] = await Promise.all([
    findAgentStatuses(db, query, agent),
    hasHours(recent, clock()) ? findAgentHours(db, userId, recent, agent) : [],
    findAgentPages(db, userId, recent, { agent, limit: MAX_AGENT_PAGES }),
    readRangesDates(ranges),
  ]);
  if (statuses.length === 0) return null;
  return {
    ...{ agent: listAgent(agent, dates), statuses, hours, recent },
    pages: pages.map(({ visits, refused, ...page }) => ({ page, visits, refused })),
  };
}

/** What agents did on one page; null for an unknown page. */
export async function readPageDetail({ db, clock, ranges }: Deps, query: VisitQuery, id: string) {
  const [page, cells, robots, dates] = await Promise.all([
    findPage(db, query.userId, id),
    findPageCells(db, query, id),
    findRobots(db, query.userId),
    readRangesDates(ranges),
  ]);
  if (!page) return null;
  const real = cells.filter(({ verification }) => verification !== 'forged');
  const closed = await findClosed(robots, [page.url]);
  return {
    ...{ page, closedFor: closed.get(page.url) ?? [] },
    statuses: sumBy(real, ({ httpStatus }) => httpStatus)
      .map(([httpStatus, visits]) => ({ httpStatus, visits }))
      .toSorted((a, b) => b.visits - a.visits),
    hours: hasHours(query.range, clock()) ? hoursOf(real) : [],
    agents: [...Map.groupBy(cells, ({ agent }) => agent)]
      .map(([token, own]) => {
        const counted = own.filter(({ verification }) => verification !== 'forged');
        return {
          agent: listAgent(token, dates),
          visits: total(counted),
          forged: total(own) - total(counted),
          refused: total(counted.filter(({ httpStatus }) => httpStatus >= REFUSED_STATUS)),
          lastVisitAt:
            own
              .map(({ lastVisitAt }) => lastVisitAt)
              .toSorted()
              .at(-1) ?? '',
        };
      })
      .toSorted((a, b) => b.visits - a.visits || b.forged - a.forged),
  };
}

const lastDaysOf = (range: DateRange<string>): DateRange<string> => {
  const week = lastDays(RECENT_DAYS, range.to);
  return week.from > range.from ? week : range;
};

const total = (cells: readonly PageCell[]) => cells.reduce((sum, { visits }) => sum + visits, 0);

const sumBy = <Key>(cells: readonly PageCell[], keyOf: (cell: PageCell) => Key): [Key, number][] =>
  [...Map.groupBy(cells, keyOf)].map(([key, own]) => [key, total(own)]);

const hoursOf = (cells: readonly PageCell[]): HourVisits[] =>
  sumBy(cells, ({ hour }) => hour)
    .map(([hour, visits]) => ({ hour, visits }))
    .toSorted((a, b) => a.hour - b.hour);
