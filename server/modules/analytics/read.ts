import { inBackground } from '../../db/embedded/background.ts';
import { addDays, compareDays, type DateRange, utcDay } from '../../lib/days.ts';
import type { AnalyticsDeps } from './deps.ts';
import { fetchReport, fetchToken } from './ga4/google.ts';
import { AnalyticsProblem } from './ga4/problems.ts';
import { parseReport, type ReportPage, reportRequest } from './ga4/report.ts';
import { decryptKey } from './ga4/stored-key.ts';
import type { AnalyticsConnection, PageDay } from './model.ts';
import { findConnection, findReadDays, replaceDays, saveAttempt, saveProperty } from './store.ts';

/** Days that the first reading goes back. */
const FIRST_DAYS = 90;
/** Google adds to a day for some 72 hours: so many days are read again. */
const LATE_DAYS = 4;
/** Days of one report. */
const REPORT_DAYS = 30;
const PAGE_ROWS = 10_000;
const MAX_PAGES = 10;

type ReadDeps = Pick<AnalyticsDeps, 'db' | 'accounts' | 'secrets' | 'config' | 'clock'>;

/** Reads the days of an account's property that are new or may have changed. A failure is kept for its people to see. */
export async function readAnalytics(deps: ReadDeps, userId: string, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const connection = await findConnection(db, userId);
  if (!connection || connection.secret === null) return;
  try {
    await readDays(deps, userId, connection, signal);
    await saveAttempt(db, userId, { at: clock(), problem: null });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AnalyticsProblem)) throw error;
    await saveAttempt(db, userId, { at: clock(), problem: error.message });
  }
}

async function readDays(
  deps: ReadDeps,
  userId: string,
  connection: AnalyticsConnection,
  signal: AbortSignal,
): Promise<void> {
  const { db, accounts, secrets, clock } = deps;
  const { to: known } = await findReadDays(db, userId);
  const ranges = rangesToRead(known, clock());
  const accessToken = await fetchToken(deps, decryptKey(secrets, userId, connection), signal);
  for (const range of ranges) {
    const report = await readReport(deps, { connection, accessToken, range, signal });
    await inBackground(() =>
      db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const current = await findConnection(tx, userId);
        // Another property was connected meanwhile.
        if (current?.propertyId !== connection.propertyId || current.host !== connection.host) return;
        await replaceDays(tx, userId, range, report.rows, report);
        await saveProperty(tx, userId, { currency: report.currency, timeZone: report.timeZone });
      }),
    );
  }
}

/** Yesterday and before, the earliest days first. */
function rangesToRead(known: string | null, now: Date): DateRange<string>[] {
  const to = addDays(utcDay(now), -1);
  const earliest = addDays(to, 1 - FIRST_DAYS);
  const ranges: DateRange<string>[] = [];
  let from = known === null ? earliest : latest(earliest, addDays(known, 1 - LATE_DAYS));
  while (from <= to) {
    const next = addDays(from, REPORT_DAYS);
    ranges.push({ from, to: next > to ? to : addDays(next, -1) });
    from = next;
  }
  return ranges;
}

const latest = (a: string, b: string) => (compareDays(a, b) < 0 ? b : a);

interface ReportInput {
  connection: AnalyticsConnection;
  accessToken: string;
  range: DateRange<string>;
  signal: AbortSignal;
}

/** All pages of a report. @throws AnalyticsProblem also for one that is too long */
async function readReport(deps: ReadDeps, input: ReportInput): Promise<ReportPage> {
  const { connection, accessToken, range, signal } = input;
  const { propertyId, clientEmail, host } = connection;
  const rows: PageDay[] = [];
  for (let page = 0, read = 0; page < MAX_PAGES; page += 1) {
    const body = reportRequest(range, read, PAGE_ROWS);
    const reply = await fetchReport(deps, { propertyId, accessToken, clientEmail, body, signal });
    const part = parseReport(reply, host);
    rows.push(...part.rows);
    read += part.read;
    if (part.read === 0 || read >= part.rowCount) return { ...part, rows };
  }
  throw new AnalyticsProblem(
    null,
    `The report of ${range.from} to ${range.to} has more than ${(PAGE_ROWS * MAX_PAGES).toLocaleString('en')} rows, which are not read.`,
  );
}

/** Asks for one row of yesterday, so that a mistake is seen at once. @throws AnalyticsProblem */
export async function tryConnection(
  deps: Pick<AnalyticsDeps, 'config' | 'clock'>,
  { propertyId, key }: { propertyId: string; key: Parameters<typeof fetchToken>[1] },
): Promise<void> {
  const accessToken = await fetchToken(deps, key);
  const day = addDays(utcDay(deps.clock()), -1);
  const body = reportRequest({ from: day, to: day }, 0, 1);
  parseReport(
    await fetchReport(deps, { propertyId, accessToken, clientEmail: key.clientEmail, body }),
    'example.com',
  );
}
