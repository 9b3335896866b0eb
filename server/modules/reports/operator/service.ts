import { z } from 'zod';
import { badInput, conflict, forbidden, notFound } from '../../../errors.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { ReportsDeps } from '../deps.ts';
import { type Spending, spendingOf } from '../requests/budget-store.ts';
import { retry } from '../retry.ts';
import { emptyReport, findReport } from '../store.ts';
import { fromCursor, toCursor } from './cursor.ts';
import type { ReportRecord } from './report-request.ts';
import { countTroubles, findRecord, findRecords, type RecordFilter } from './store.ts';

/** What reports have taken of today's budget, and what went wrong. */
export interface ReportBudget extends Spending {
  reportsLimit: number;
  /** US dollars. */
  limit: number;
  failedMails: number;
  failedReports: number;
}

/** All requested reports. Every call is for operators alone. @throws FORBIDDEN to anybody else */
export interface ReportOperator {
  /** @throws BAD_USER_INPUT naming the field */
  records(
    viewer: Viewer,
    wanted: RecordFilter & { first: number; after: string | null },
  ): Promise<{ nodes: ReportRecord[]; endCursor: string | null }>;
  budget(viewer: Viewer): Promise<ReportBudget>;
  /**
   * Makes a failed report, or sends a failed mail, once more.
   * @throws NOT_FOUND; CONFLICT when nothing of it has failed; UNAVAILABLE where no reports are made any more
   */
  retry(viewer: Viewer, id: string): Promise<ReportRecord>;
  /** @throws NOT_FOUND */
  remove(viewer: Viewer, id: string): Promise<ReportRecord>;
}

const MOST_PER_PAGE = 100;
const LONGEST_SEARCH = 200;

const uuid = z.uuid();
const pageLength = z.int().min(1).max(MOST_PER_PAGE);

export function createReportOperator(deps: ReportsDeps): ReportOperator {
  const { db, config, clock } = deps;

  async function record(id: string): Promise<ReportRecord> {
    const found = uuid.safeParse(id).success ? await findRecord(db, id) : null;
    if (!found) throw notFound('There is no report with this id.', 'id');
    return found;
  }

  return {
    async records(viewer, { first, after, ...filter }) {
      requireOperator(viewer);
      if (!pageLength.safeParse(first).success) {
        throw badInput('first', `first must be a number from 1 to ${MOST_PER_PAGE}.`);
      }
      const search = filter.search?.trim() || null;
      if (search && search.length > LONGEST_SEARCH) {
        throw badInput('search', `search may have at most ${LONGEST_SEARCH} characters.`);
      }
      const position = after ? fromCursor(after) : null;
      const found = await findRecords(db, { ...filter, search }, position, first + 1);
      const nodes = found.slice(0, first);
      const last = found.length > first ? nodes.at(-1) : undefined;
      return { nodes, endCursor: last ? toCursor(last) : null };
    },

    async budget(viewer) {
      requireOperator(viewer);
      const { perDay, dailyBudget } = config.reports;
      const today = clock().toISOString().slice(0, 10);
      const [spending, troubles] = [await spendingOf(db, today), await countTroubles(db)];
      return { ...spending, ...troubles, reportsLimit: perDay, limit: dailyBudget };
    },

    async retry(viewer, id) {
      requireOperator(viewer);
      await record(id);
      const report = await findReport(db, id);
      if (!report || !(await retry(deps, report))) {
        throw conflict('Nothing of this report has failed, so there is nothing to retry.');
      }
      return record(id);
    },

    async remove(viewer, id) {
      requireOperator(viewer);
      await record(id);
      await db.transaction((tx) => emptyReport(tx, id));
      return record(id);
    },
  };
}

function requireOperator({ role }: Viewer): void {
  if (role !== 'operator') throw forbidden('Only operators of this server may see this.');
}
