import { randomUUID } from 'node:crypto';
import { inBackground } from '../../../db/embedded/background.ts';
import { AppError, badInput, conflict, forbidden } from '../../../errors.ts';
import { DAY_MS } from '../../../lib/days.ts';
import { textId } from '../../../lib/text-id.ts';
import { openLog } from '../../../visit-analysis/read-in-thread.ts';
import type { LogPart, LogPosition } from '../../../visit-analysis/read-log.ts';
import { UnreadableLogError } from '../../../visit-analysis/recognise.ts';
import type { Visit } from '../../../visit-analysis/types.ts';
import type { VisitsDeps } from '../deps.ts';
import { addToImport, findImport, type VisitDoor, type VisitImport } from '../import-store.ts';
import { dayOf } from '../model.ts';
import { writeVisits } from '../store.ts';
import { fill } from './body.ts';
import { type ReadMark, ReadMarker, type SentBefore, startKeyOf } from './resume.ts';

/** A log, or a part of one. */
export interface LogInput {
  door: VisitDoor;
  /** In order; not compressed. */
  chunks: AsyncIterable<Uint8Array>;
  /** Of the file; null: the lines of a drain. */
  name: string | null;
  /** The file that several requests send in order; null: the request is a whole of its own. */
  file: { id: string; from: number; before?: SentBefore | undefined } | null;
  /** Host of lines that name none; null: the brand's site. */
  host: string | null;
  /** Whether the request proved by a signature that it comes from the drain; null: the account has no secret. */
  isSigned: boolean | null;
  /** The product made it for a demo. */
  simulated?: boolean | undefined;
}

/** What became of a request's lines; of all requests of a file so far. */
export type IngestResult = Pick<
  VisitImport,
  | ('id' | 'format' | 'position' | 'lines' | 'visits' | 'forged' | 'people' | 'known' | 'redirects')
  | ('otherHosts' | 'otherHost' | 'outOfTime' | 'bad' | 'firstBadLine' | 'firstBadText')
>;

/** Visits of one transaction. */
const BATCH = 1000;

/**
 * Reads a log and counts its visits, each once. Lines are stored as they come, in short transactions: a request that is cut off
 * has stored its first lines, and sending it again adds the others.
 * @throws BAD_USER_INPUT, CONFLICT, FORBIDDEN; UNAVAILABLE while another request stores lines of the same file
 */
export async function ingest(deps: VisitsDeps, userId: string, input: LogInput): Promise<IngestResult> {
  const { brand } = await deps.brands.tracked(userId);
  if (!brand?.domain) {
    throw badInput('site', 'Set the website of your brand first: lines are counted for its site.');
  }
  const start = input.file ? await startOf(deps, userId, input.file) : null;
  const { ranges, version } = await deps.ranges.current();
  const log = openLog({
    ...{ ranges, rangesVersion: version, from: input.file?.from ?? 0 },
    site: { domain: brand.domain, defaultHost: input.host ?? brand.domain },
    ...(start ? { start } : {}),
  });
  const writer = createWriter(deps, userId, input, start?.position ?? 0);
  const before = input.file?.before;
  const site = { domain: brand.domain, host: input.host };
  const marker = before ? new ReadMarker(before, startKeyOf(before.start, site)) : null;
  try {
    for await (const length of fill(log.memory, input.chunks)) {
      const part = await log.read(length);
      marker?.add(log.memory.subarray(0, length));
      await writer.add(part, marker?.mark() ?? null);
    }
    await writer.add(await log.end(), marker?.endMark() ?? null);
    return await writer.end();
  } catch (error) {
    if (error instanceof UnreadableLogError) {
      const { line, text } = error.first;
      throw new AppError('BAD_USER_INPUT', `${error.message} Line ${line} begins: ${text}`, 'body');
    }
    throw error;
  } finally {
    log.close();
  }
}

async function startOf(
  { db }: VisitsDeps,
  userId: string,
  { id, from }: { id: string; from: number },
): Promise<LogPosition | null> {
  const known = await findImport(db, userId, id);
  if (from > (known?.position ?? 0)) {
    throw conflict(
      `The lines before line ${from + 1} are missing. Go on after ${known?.position ?? 0}.`,
      'from',
    );
  }
  if (!known) return null;
  const { position, header } = known;
  return { position, header, format: known.format as LogPosition['format'] };
}

/** Stores parts in batches. */
function createWriter(deps: VisitsDeps, userId: string, input: LogInput, start: number) {
  const reading = input.file?.id ?? randomUUID();
  let waiting: LogPart | null = null;
  let latestMark: ReadMark | null = null;
  let stored = start;
  let sum: IngestResult | null = null;

  /** A drain's requests of a day are one import. */
  const importId = (format: string | null, now: Date) =>
    input.file?.id ?? textId(`visits ${input.door} ${format} ${dayOf(now.getTime())}`);

  async function flush(part: LogPart, mark: ReadMark | null): Promise<void> {
    if (part.format === 'vercel' && input.isSigned === false) {
      throw forbidden('The request has no valid signature of the Vercel drain (x-vercel-signature).');
    }
    const now = deps.clock();
    const { kept, outOfTime } = splitByTime(part.visits, now, deps.config.visitRetentionDays);
    const row = await inBackground(() =>
      deps.db.transaction(async (tx) => {
        await deps.accounts.lock(tx, userId);
        if (input.file && ((await findImport(tx, userId, input.file.id))?.position ?? 0) !== stored) {
          // Not a conflict: sent again, the part goes on after what the other request has stored.
          throw new AppError(
            'UNAVAILABLE',
            'Another request is storing lines of this file. Send these again.',
            'from',
          );
        }
        // No new data version: each request of a drain would empty the response cache of the dashboards.
        const simulated = input.simulated ?? false;
        const counted = await writeVisits(tx, userId, { reading, visits: kept, now, simulated });
        const row = await addToImport(tx, userId, {
          ...{ id: importId(part.format, now), door: input.door, name: input.name },
          ...{ position: part.position, format: part.format, header: part.header },
          ...{ tally: part.tally, counted, outOfTime, now, mark, simulated },
        });
        return { row, counted };
      }),
    );
    stored = part.position;
    sum = input.file ? resultOf(row.row) : addResults(sum, part, row.row, row.counted, outOfTime);
  }

  return {
    async add(part: LogPart, mark: ReadMark | null): Promise<void> {
      const joined = waiting ? join(waiting, part) : part;
      latestMark = mark;
      waiting = joined.visits.length < BATCH ? joined : null;
      if (!waiting) await flush(joined, mark);
    },
    async end(): Promise<IngestResult> {
      // An empty request is listed only where it is a part of a file.
      const isEmpty = waiting?.tally.lines === 0 && !input.file;
      if (waiting && !isEmpty) await flush(waiting, latestMark);
      return sum ?? emptyResult(reading);
    },
  };
}

function splitByTime(visits: readonly Visit[], now: Date, days: number) {
  const first = now.getTime() - days * DAY_MS;
  const last = now.getTime() + DAY_MS;
  const kept = visits.filter(({ time }) => time >= first && time <= last);
  return { kept, outOfTime: visits.length - kept.length };
}

function join(a: LogPart, b: LogPart): LogPart {
  const tally = {
    lines: a.tally.lines + b.tally.lines,
    redirects: a.tally.redirects + b.tally.redirects,
    otherHosts: a.tally.otherHosts + b.tally.otherHosts,
    otherHost: a.tally.otherHost ?? b.tally.otherHost,
    bad: a.tally.bad + b.tally.bad,
    firstBad: a.tally.firstBad ?? b.tally.firstBad,
  };
  return { ...b, visits: [...a.visits, ...b.visits], tally };
}

export function resultOf(row: VisitImport): IngestResult {
  const { id, format, position, lines, visits, forged, people, known, redirects } = row;
  const { otherHosts, otherHost, outOfTime, bad, firstBadLine, firstBadText } = row;
  return {
    ...{ id, format, position, lines, visits, forged, people, known, redirects },
    ...{ otherHosts, otherHost, outOfTime, bad, firstBadLine, firstBadText },
  };
}

const emptyResult = (id: string): IngestResult => ({
  ...{ id, format: null, position: 0, lines: 0, visits: 0, forged: 0, people: 0, known: 0, redirects: 0 },
  ...{ otherHosts: 0, otherHost: null, outOfTime: 0, bad: 0, firstBadLine: null, firstBadText: null },
});

/** Of this request alone. */
function addResults(
  before: IngestResult | null,
  { format, position, tally }: LogPart,
  { id }: VisitImport,
  counted: { visits: number; forged: number; people: number; known: number },
  outOfTime: number,
): IngestResult {
  const sum = before ?? emptyResult(id);
  return {
    ...{ id, format, position },
    lines: sum.lines + tally.lines,
    visits: sum.visits + counted.visits,
    forged: sum.forged + counted.forged,
    people: sum.people + counted.people,
    known: sum.known + counted.known,
    redirects: sum.redirects + tally.redirects,
    otherHosts: sum.otherHosts + tally.otherHosts,
    otherHost: sum.otherHost ?? tally.otherHost,
    outOfTime: sum.outOfTime + outOfTime,
    bad: sum.bad + tally.bad,
    firstBadLine: sum.firstBadLine ?? tally.firstBad?.line ?? null,
    firstBadText: sum.firstBadText ?? tally.firstBad?.text ?? null,
  };
}
