import { z } from 'zod';
import { badInput } from '../../../errors.ts';
import { countDays, type DateRange, lastDays, utcDay } from '../../../lib/days.ts';
import type { Viewer } from '../../accounts/model.ts';
import { parseVisitFilter, type VisitFilter } from '../../visit-metrics/filter.ts';
import type { AnalyticsDeps } from '../deps.ts';
import { findConnection } from '../store.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { PageResult, PageResultOrder, PageResults, ResultCoverage, ResultFigures } from './model.ts';
import {
  countCoverage,
  findKnownDays,
  listResults,
  type ResultRow,
  type ResultSums,
  sumResults,
} from './store.ts';

export interface PageResultsArguments {
  userId?: string | null | undefined;
  filter?: VisitFilter | null | undefined;
  order: PageResultOrder;
  first: number;
  after?: string | null | undefined;
}

const MAX_ROWS = 200;

/**
 * Own pages with the answers that cite them, their visits, and what their sessions came to.
 * @throws BAD_USER_INPUT naming the field; FORBIDDEN for another's account and for one without the Action Center
 */
export async function readPageResults(
  { db, actionCenter, brands, clock }: AnalyticsDeps,
  viewer: Viewer,
  { userId: named, filter, order, first, after }: PageResultsArguments,
): Promise<PageResults> {
  if (!z.int().min(1).max(MAX_ROWS).safeParse(first).success) {
    throw badInput('first', `first must be a number from 1 to ${MAX_ROWS}.`);
  }
  const parsed = parseVisitFilter(filter);
  const position = after ? decodeCursor(after, order) : null;
  const { userId } = await actionCenter.readable(viewer, named);
  const [known, { brand }, connection] = await Promise.all([
    findKnownDays(db, userId),
    brands.trackedFor(viewer, userId),
    findConnection(db, userId),
  ]);
  const range = rangeOf(parsed, known, utcDay(clock()));
  const query = { userId, range, domains: brand?.domain ? [brand.domain] : [] };
  const [found, { pages, ...sums }, counted] = await Promise.all([
    // One row more shows whether there is a further part.
    listResults(db, { ...query, order, after: position, limit: first + 1 }),
    sumResults(db, query),
    countCoverage(db, query),
  ]);
  const shown = found.slice(0, first);
  const last = found.length > first ? shown.at(-1) : undefined;
  return {
    range: known.from === null ? known : range,
    days: countDays(range),
    nodes: shown.map((row) => toResult(row, counted)),
    next: last ? encodeCursor(order, last) : null,
    total: pages,
    totals: figuresOf(sums, counted),
    coverage: {
      ...counted,
      connected: connection !== null,
      problem: connection?.problem ?? null,
      currency: connection?.currency ?? null,
      timeZone: connection?.timeZone ?? null,
      simulated: connection !== null && connection.secret === null,
    },
  };
}

/** All known days where the filter leaves an end open; `days` end on the latest one. */
function rangeOf({ from, to, days }: VisitFilter, known: DateRange, today: string): DateRange<string> {
  const end = to ?? known.to ?? today;
  if (days) return lastDays(days, end);
  const start = from ?? known.from ?? end;
  // The other end is open, and lies on the wrong side of the chosen one.
  if (start > end) return from ? { from: start, to: start } : { from: end, to: end };
  return { from: start, to: end };
}

type KnownDays = Pick<ResultCoverage, 'analyticsDays' | 'googleReportDays' | 'bingReportDays'>;

const figuresOf = (
  { sessions, keyEvents, revenue, googleImpressions, bingCitations, ...sums }: ResultSums,
  { analyticsDays, googleReportDays, bingReportDays }: KnownDays,
): ResultFigures => ({
  ...sums,
  sessions: analyticsDays > 0 ? sessions : null,
  keyEvents: analyticsDays > 0 ? keyEvents : null,
  revenue: analyticsDays > 0 ? revenue : null,
  googleImpressions: googleReportDays > 0 ? googleImpressions : null,
  bingCitations: bingReportDays > 0 ? bingCitations : null,
});

const toResult = (
  { id, url, allAnswers, isRead, key: _, ...row }: ResultRow,
  days: KnownDays,
): PageResult => ({
  id,
  page: { id, url, answers: allAnswers, isRead },
  figures: figuresOf(row, days),
});
