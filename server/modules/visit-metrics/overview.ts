import type { DateRange } from '../../lib/days.ts';
import { countDays, DAY_MS } from '../../lib/days.ts';
import { HOURS_KEPT_DAYS } from '../visits/model.ts';
import { agentOf, listAgent, readRangesDates } from './agents.ts';
import type { VisitMetricsDeps } from './deps.ts';
import type { VisitQuery } from './filter.ts';
import { HOURLY_DAYS } from './model.ts';
import { type AgentRow, countNoPages, findAgents, findPoints, findRefusedSums } from './overview-store.ts';
import { findPlatforms } from './people-store.ts';
import { refusedRate } from './refused-rate.ts';

type Deps = Pick<VisitMetricsDeps, 'db' | 'clock' | 'ranges'>;

const PURPOSES = ['training', 'search', 'user'] as const;
const NO_REFUSED = { visits: 0, refused: 0, days: 0, effectiveDays: 0, squares: 0 };

/** The visits of a range; all zero without any. */
export async function readOverview(deps: Deps, query: VisitQuery | null) {
  if (!query) return EMPTY;
  const { db } = deps;
  const { range, previous } = query;
  const byHour = countDays(range) <= HOURLY_DAYS && hasHours(range, deps.clock());
  const [rows, sums, points, noPages, platforms, dates] = await Promise.all([
    findAgents(db, query),
    findRefusedSums(db, query),
    findPoints(db, query, byHour),
    countNoPages(db, query),
    findPlatforms(db, query),
    readRangesDates(deps.ranges),
  ]);
  const refusedOf = (agent: string | null) =>
    refusedRate(sums.find((each) => each.agent === agent) ?? NO_REFUSED);
  const before = (count: number) => (previous ? count : null);
  return {
    ...{ range, previousRange: previous, byHour, points, ...noPages },
    visits: total(rows, visitsOf),
    previous: before(total(rows, (row) => row.previous)),
    forged: total(rows, ({ forged }) => forged),
    people: total(platforms, ({ people }) => people),
    previousPeople: before(total(platforms, (row) => row.previous)),
    refused: refusedOf(null),
    purposes: PURPOSES.map((purpose) => {
      const own = rows.filter(({ agent }) => agentOf(agent).purpose === purpose);
      return {
        purpose,
        visits: total(own, visitsOf),
        previous: before(total(own, (row) => row.previous)),
      };
    }),
    agents: rows
      .flatMap(({ agent, lastDay, ...row }) =>
        lastDay === null
          ? []
          : {
              ...{ agent: listAgent(agent, dates), visits: visitsOf(row), lastDay },
              ...{ verified: row.verified, unpublished: row.unpublished, forged: row.forged },
              ...{ refused: refusedOf(agent), previous: before(row.previous) },
            },
      )
      .toSorted(
        (a, b) => b.visits - a.visits || b.forged - a.forged || (a.agent.token < b.agent.token ? -1 : 1),
      ),
  };
}

/** Older visits are kept by day. */
export const hasHours = ({ from }: DateRange<string>, now: Date) =>
  now.getTime() - Date.parse(from) <= HOURS_KEPT_DAYS * DAY_MS;

const visitsOf = ({ verified, unpublished }: Pick<AgentRow, 'verified' | 'unpublished'>) =>
  verified + unpublished;

const total = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

const EMPTY = {
  ...{ range: { from: null, to: null }, previousRange: null, byHour: false, points: [], agents: [] },
  ...{ visits: 0, previous: null, forged: 0, people: 0, previousPeople: null, assets: 0, otherPages: 0 },
  refused: refusedRate(NO_REFUSED),
  purposes: PURPOSES.map((purpose) => ({ purpose, visits: 0, previous: null })),
};
