import { z } from 'zod';
import { badInput, conflict } from '../../../errors.ts';
import { countDays, utcDay } from '../../../lib/days.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { AnalyticsDeps } from '../deps.ts';
import { parseReportFile } from './parse.ts';
import {
  addReport,
  countReports,
  findOverlap,
  listReports,
  removeReport,
  type SearchReportKind,
} from './store.ts';

export interface SearchReportInput {
  kind: SearchReportKind;
  /** The first and the last day that the file covers. */
  from: string;
  to: string;
  csv: string;
}

const MAX_REPORTS = 200;
const MAX_DAYS = 500;

/** Reports of search engines on their AI answers, as files. The viewer's own account. */
export function searchReports(deps: Pick<AnalyticsDeps, 'db' | 'accounts' | 'brands' | 'clock'>) {
  const { db, accounts, brands, clock } = deps;
  return {
    list: ({ userId }: Viewer) => listReports(db, userId, MAX_REPORTS),

    /**
     * Stores a file in place of earlier ones of its days.
     * @throws BAD_USER_INPUT naming the field; CONFLICT with a report that has some of its days and others
     */
    async add({ userId }: Viewer, { kind, from, to, csv }: SearchReportInput): Promise<void> {
      if (from > to) throw badInput('from', 'from must not be after `to`.');
      if (to > utcDay(clock())) throw badInput('to', 'to must not be in the future.');
      if (countDays({ from, to }) > MAX_DAYS)
        throw badInput('from', `A file covers at most ${MAX_DAYS} days.`);
      const { brand } = await brands.tracked(userId);
      if (!brand?.domain) throw badInput('csv', 'Set the website of your brand first.');
      const pages = parseReportFile(csv, kind, brand.domain);
      const range = { from, to };
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const other = await findOverlap(tx, userId, kind, range);
        if (other) {
          throw conflict(
            `The report of ${other.from} to ${other.to} has some of these days and others. Remove it, or export its days.`,
            'from',
          );
        }
        await addReport(tx, userId, { kind, range, pages, now: clock() });
        if ((await countReports(tx, userId)) > MAX_REPORTS) {
          throw badInput('csv', `An account has at most ${MAX_REPORTS} reports: remove old ones.`);
        }
      });
    },

    /** An unknown id changes nothing. */
    async remove({ userId }: Viewer, id: string): Promise<void> {
      if (!z.guid().safeParse(id).success) return;
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        await removeReport(tx, userId, id);
      });
    },
  };
}
