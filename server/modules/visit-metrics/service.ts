import { z } from 'zod';
import { badInput } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import { readOnce } from '../accounts/read-once.ts';
import { listAgent, readRangesDates } from './agents.ts';
import type { VisitMetricsDeps } from './deps.ts';
import { readAgentDetail, readPageDetail } from './details.ts';
import { findImports, findRecent, hasSimulatedLog } from './feed-store.ts';
import { parseVisitFilter, resolveVisitFilter, type VisitFilter, type VisitQuery } from './filter.ts';
import { MAX_ROWS, type VisitPageList } from './model.ts';
import { readOverview } from './overview.ts';
import { readPageList } from './page-list.ts';
import { readPeople, referrerName } from './people.ts';
import { countVisits, findSiteFiles } from './site-file-store.ts';

interface VisitArguments {
  userId?: string | null | undefined;
  filter?: VisitFilter | null | undefined;
}

const MAX_RECENT = 50;
const MAX_TOKEN_LENGTH = 100;

export type VisitMetricsService = ReturnType<typeof createVisitMetricsService>;

/** What server logs say of AI platforms. Methods throw FORBIDDEN for another's account and for one without the Action Center. */
export function createVisitMetricsService(deps: VisitMetricsDeps) {
  const { db, actionCenter, ranges } = deps;

  /** A query is null for an account without visits. @throws BAD_USER_INPUT naming the filter's field */
  async function open(viewer: Viewer, { userId, filter }: VisitArguments) {
    const parsed = parseVisitFilter(filter);
    const account = await actionCenter.readable(viewer, userId);
    const key = `visits ${account.userId} ${JSON.stringify(parsed)}`;
    const query = await readOnce(viewer, key, () => resolveVisitFilter(db, account.userId, parsed));
    return { userId: account.userId, query };
  }
  const domainsOf = async (viewer: Viewer, userId: string) => {
    const { brand } = await brandsOf(viewer, userId);
    return brand?.domain ? [brand.domain] : [];
  };
  const brandsOf = (viewer: Viewer, userId: string) => deps.brands.trackedFor(viewer, userId);

  return {
    async overview(viewer: Viewer, args: VisitArguments) {
      const { query } = await open(viewer, args);
      return readOverview(deps, query);
    },

    async agent(viewer: Viewer, { token, ...args }: VisitArguments & { token: string }) {
      const agent = readToken('token', token);
      const { query } = await open(viewer, args);
      return query && readAgentDetail(deps, query, agent);
    },

    async pages(viewer: Viewer, { list, first, after, ...args }: VisitArguments & PageListArguments) {
      requireFirst(first, MAX_ROWS);
      const agent = args.agent ? readToken('agent', args.agent) : null;
      const { userId, query } = await open(viewer, args);
      const domains = await domainsOf(viewer, userId);
      return readPageList(db, query ?? neverVisited(userId, deps.clock()), {
        list,
        agent,
        first,
        after,
        domains,
      });
    },

    async page(viewer: Viewer, { id, ...args }: VisitArguments & { id: string }) {
      const { userId, query } = await open(viewer, args);
      if (!z.guid().safeParse(id).success) return null;
      return readPageDetail(deps, query ?? neverVisited(userId, deps.clock()), id);
    },

    async siteFiles(viewer: Viewer, args: VisitArguments) {
      const { query } = await open(viewer, args);
      if (!query) return { range: EMPTY_RANGE, visits: 0, files: [] };
      const [files, visits, dates] = await Promise.all([
        findSiteFiles(db, query),
        countVisits(db, query),
        readRangesDates(ranges),
      ]);
      return {
        ...{ range: query.range, visits },
        files: files.map((file) => ({ ...file, agent: listAgent(file.agent, dates) })),
      };
    },

    async people(viewer: Viewer, args: VisitArguments) {
      const { query } = await open(viewer, args);
      return query ? readPeople(db, query) : { range: EMPTY_RANGE, people: 0, platforms: [], pages: [] };
    },

    async recent(viewer: Viewer, userId: string | null | undefined, first: number) {
      requireFirst(first, MAX_RECENT);
      const account = await actionCenter.readable(viewer, userId);
      const [visits, dates] = await Promise.all([
        findRecent(db, account.userId, first),
        readRangesDates(ranges),
      ]);
      return visits.map((visit) => ({
        ...visit,
        agent: visit.agent === null ? null : listAgent(visit.agent, dates),
        platform: visit.platform === null ? null : referrerName(visit.platform),
      }));
    },

    async simulated(viewer: Viewer, userId: string | null | undefined) {
      const account = await actionCenter.readable(viewer, userId);
      return hasSimulatedLog(db, account.userId);
    },

    async imports(viewer: Viewer, userId: string | null | undefined, first: number) {
      requireFirst(first, MAX_ROWS);
      const account = await actionCenter.readable(viewer, userId);
      return findImports(db, account.userId, first);
    },
  };
}

interface PageListArguments {
  list: VisitPageList;
  agent?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}

const EMPTY_RANGE = { from: null, to: null };

/** Cited pages are listed before the first visit, too. */
function neverVisited(userId: string, now: Date): VisitQuery {
  const today = now.toISOString().slice(0, 10);
  return { userId, range: { from: today, to: today }, previous: null };
}

/** @throws BAD_USER_INPUT naming the field */
function readToken(field: string, token: string): string {
  if (token.length > MAX_TOKEN_LENGTH) {
    throw badInput(field, `${field} must have at most ${MAX_TOKEN_LENGTH} characters.`);
  }
  return token.toWellFormed().replaceAll('\0', '');
}

function requireFirst(first: number, max: number) {
  if (!z.int().min(1).max(max).safeParse(first).success) {
    throw badInput('first', `first must be a number from 1 to ${max}.`);
  }
}
