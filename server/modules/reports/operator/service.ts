import { z } from 'zod';
import { badInput, conflict, forbidden, notFound } from '../../../errors.ts';
import { utcDay } from '../../../lib/days.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { ReportsDeps } from '../deps.ts';
import { type Spending, spendingOf } from '../requests/budget-store.ts';
import { emptyReport, findReport } from '../store.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { retry } from './retry.ts';
import {
  countFailures,
  findReportRequest,
  listReports,
  type ReportFilter,
  type ReportRequest,
} from './store.ts';

/** Today's use of the budget, and failures to look after. */
export interface ReportBudget extends Spending {
  reportsLimit: number;
  /** US dollars. */
  limit: number;
  failedMails: number;
  failedReports: number;
}

/** All requested reports, for operators only. @throws FORBIDDEN for everybody else */
export interface ReportOperator {
  /** @throws BAD_USER_INPUT naming the field */
  requests(
    viewer: Viewer,
    wanted: ReportFilter & { first: number; after: string | null },
  ): Promise<{ nodes: ReportRequest[]; endCursor: string | null }>;
  budget(viewer: Viewer): Promise<ReportBudget>;
  /**
   * Makes a failed report again, or sends a failed mail again.
   * @throws NOT_FOUND; CONFLICT when nothing has failed; UNAVAILABLE where reports are switched off
   */
  retry(viewer: Viewer, id: string): Promise<ReportRequest>;
  /** @throws NOT_FOUND */
  remove(viewer: Viewer, id: string): Promise<ReportRequest>;
}

const MAX_PAGE_SIZE = 100;
const MAX_SEARCH_LENGTH = 200;

const uuid = z.uuid();
const pageLength = z.int().min(1).max(MAX_PAGE_SIZE);

export function createReportOperator(deps: ReportsDeps): ReportOperator {
  const { db, config, clock } = deps;

  async function find(id: string): Promise<ReportRequest> {
    const found = uuid.safeParse(id).success ? await findReportRequest(db, id) : null;
    if (!found) throw notFound('There is no report with this id.', 'id');
    return found;
  }

  return {
    async requests(viewer, { first, after, ...filter }) {
      requireOperator(viewer);
      if (!pageLength.safeParse(first).success) {
        throw badInput('first', `first must be a number from 1 to ${MAX_PAGE_SIZE}.`);
      }
      const search = filter.search?.trim() || null;
      if (search && search.length > MAX_SEARCH_LENGTH) {
        throw badInput('search', `search may have at most ${MAX_SEARCH_LENGTH} characters.`);
      }
      const position = after ? decodeCursor(after) : null;
      const found = await listReports(db, { ...filter, search }, position, first + 1);
      const nodes = found.slice(0, first);
      const last = found.length > first ? nodes.at(-1) : undefined;
      return { nodes, endCursor: last ? encodeCursor(last) : null };
    },

    async budget(viewer) {
      requireOperator(viewer);
      const { perDay, dailyBudget } = config.reports;
      const today = utcDay(clock());
      const [spending, troubles] = [await spendingOf(db, today), await countFailures(db)];
      return { ...spending, ...troubles, reportsLimit: perDay, limit: dailyBudget };
    },

    async retry(viewer, id) {
      requireOperator(viewer);
      await find(id);
      const report = await findReport(db, id);
      if (!report || !(await retry(deps, report))) {
        throw conflict('Nothing of this report has failed, so there is nothing to retry.');
      }
      return find(id);
    },

    async remove(viewer, id) {
      requireOperator(viewer);
      await find(id);
      await db.transaction((tx) => emptyReport(tx, id));
      return find(id);
    },
  };
}

function requireOperator({ role }: Viewer): void {
  if (role !== 'operator') throw forbidden('Only operators of this server may see this.');
}
