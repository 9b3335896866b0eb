import { z } from 'zod';
import { badInput, conflict, forbidden, notFound } from '../../../errors.ts';
import { utcDay } from '../../../lib/days.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { ReportsDeps } from '../deps.ts';
import { spendingOf } from '../requests/budget.ts';
import { emptyReport, findReport } from '../store.ts';
import { retry } from './retry.ts';
import {
  countFailures,
  findReportRequest,
  type ListPosition,
  listReports,
  type ReportFilter,
  type ReportRequest,
} from './store.ts';

const MAX_PAGE_SIZE = 100;
const MAX_SEARCH_LENGTH = 200;
const MAX_CURSOR_LENGTH = 120;

const uuid = z.uuid();
const pageSize = z.int().min(1).max(MAX_PAGE_SIZE);
const cursorParts = z.tuple([z.iso.datetime(), z.uuid()]);

/** Every visitor's report requests, for operators. Each method throws FORBIDDEN for everybody else. */
export function createReportOperator(deps: ReportsDeps) {
  const { db, config, clock } = deps;

  async function find(id: string): Promise<ReportRequest> {
    const request = uuid.safeParse(id).success ? await findReportRequest(db, id) : null;
    if (!request) throw notFound('There is no report with this id.', 'id');
    return request;
  }

  return {
    /** A page of requests, newest first. @throws BAD_USER_INPUT naming the field */
    async requests(
      viewer: Viewer,
      { first, after, ...filter }: ReportFilter & { first: number; after: string | null },
    ): Promise<{ nodes: ReportRequest[]; endCursor: string | null }> {
      requireOperator(viewer);
      if (!pageSize.safeParse(first).success) {
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

    /** Today's use of the budget in US dollars, and the reports and mails that failed. */
    async budget(viewer: Viewer) {
      requireOperator(viewer);
      const { perDay, dailyBudget } = config.reports;
      const spending = await spendingOf(db, utcDay(clock()));
      return { ...spending, ...(await countFailures(db)), reportsLimit: perDay, limit: dailyBudget };
    },

    /**
     * Makes a failed report again, or sends a failed mail again.
     * @throws NOT_FOUND; CONFLICT when nothing has failed; UNAVAILABLE where reports are switched off
     */
    async retry(viewer: Viewer, id: string): Promise<ReportRequest> {
      requireOperator(viewer);
      await find(id);
      const report = await findReport(db, id);
      if (!report || !(await retry(deps, report))) {
        throw conflict('Nothing of this report has failed, so there is nothing to retry.');
      }
      return find(id);
    },

    /** Deletes a report and everything that was entered for it. @throws NOT_FOUND */
    async remove(viewer: Viewer, id: string): Promise<ReportRequest> {
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

const encodeCursor = ({ requestedAt, id }: ListPosition) =>
  Buffer.from(`${requestedAt} ${id}`).toString('base64url');

/** @throws BAD_USER_INPUT for an invalid cursor */
function decodeCursor(cursor: string): ListPosition {
  const decoded = cursor.length <= MAX_CURSOR_LENGTH ? Buffer.from(cursor, 'base64url').toString() : '';
  const parsed = cursorParts.safeParse(decoded.split(' '));
  if (!parsed.success) throw badInput('after', 'after must be the `endCursor` of the previous page.');
  const [requestedAt, id] = parsed.data;
  return { requestedAt, id };
}
