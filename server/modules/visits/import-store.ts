import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type VISIT_DOORS, visitImport, visitSettings } from '../../db/schema/visit.ts';
import type { LogPosition } from '../../visit-analysis/read-log.ts';
import type { Tally } from '../../visit-analysis/tally.ts';
import type { ReadMark } from './ingest/resume.ts';
import type { CountedVisits } from './model.ts';

export type VisitDoor = (typeof VISIT_DOORS)[number];

/** What was read, as the list of imports shows it. */
export type VisitImport = typeof visitImport.$inferSelect;

export async function findImport(db: Db, userId: string, id: string): Promise<VisitImport | null> {
  const [found] = await db
    .select()
    .from(visitImport)
    .where(and(eq(visitImport.userId, userId), eq(visitImport.id, id)));
  return found ?? null;
}

/** The latest import of a large file. */
export async function findImportByStart(
  db: Db,
  userId: string,
  startKey: string,
): Promise<VisitImport | null> {
  const [found] = await db
    .select()
    .from(visitImport)
    .where(and(eq(visitImport.userId, userId), eq(visitImport.startKey, startKey)))
    .orderBy(desc(visitImport.updatedAt), visitImport.id)
    .limit(1);
  return found ?? null;
}

export const listImports = (db: Db, userId: string, limit: number): Promise<VisitImport[]> =>
  db
    .select()
    .from(visitImport)
    .where(eq(visitImport.userId, userId))
    .orderBy(desc(visitImport.updatedAt), visitImport.id)
    .limit(limit);

/** What a part of a log adds to its import. */
export interface ImportPart extends LogPosition {
  id: string;
  door: VisitDoor;
  name: string | null;
  tally: Tally;
  counted: CountedVisits;
  outOfTime: number;
  now: Date;
  /** How far the file was read; null: it is not continued by a later run. */
  mark: ReadMark | null;
  simulated: boolean;
}

const NO_MARK = { startKey: null, readBytes: null, readCrc: null };

const time = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

/** Adds a part. Call it under the account's lock. */
export async function addToImport(tx: Db, userId: string, part: ImportPart): Promise<VisitImport> {
  const { tally, counted, now } = part;
  const added = {
    ...{ lines: tally.lines, redirects: tally.redirects, otherHosts: tally.otherHosts, bad: tally.bad },
    ...{ visits: counted.visits, forged: counted.forged, people: counted.people, known: counted.known },
    outOfTime: part.outOfTime,
  };
  const current = {
    ...{ position: part.position, format: part.format, header: part.header, updatedAt: now.toISOString() },
    ...(part.mark ?? NO_MARK),
  };
  const sums = Object.fromEntries(
    Object.entries(added).map(([name, count]) => [
      name,
      sql`${visitImport[name as keyof typeof added]} + ${count}`,
    ]),
  );
  const first = {
    otherHost: tally.otherHost,
    firstBadLine: tally.firstBad?.line ?? null,
    firstBadText: tally.firstBad?.text ?? null,
  };
  const range = { firstVisitAt: time(counted.first), lastVisitAt: time(counted.last) };
  const [row] = await tx
    .insert(visitImport)
    .values({
      ...{ userId, id: part.id, door: part.door, name: part.name, startedAt: now.toISOString() },
      ...{ ...current, ...added, ...first, ...range, simulated: part.simulated },
    })
    .onConflictDoUpdate({
      target: [visitImport.userId, visitImport.id],
      set: {
        ...current,
        ...sums,
        otherHost: sql`coalesce(${visitImport.otherHost}, ${first.otherHost})`,
        firstBadLine: sql`coalesce(${visitImport.firstBadLine}, ${first.firstBadLine}::bigint)`,
        firstBadText: sql`coalesce(${visitImport.firstBadText}, ${first.firstBadText})`,
        firstVisitAt: sql`least(${visitImport.firstVisitAt}, ${range.firstVisitAt}::timestamptz)`,
        lastVisitAt: sql`greatest(${visitImport.lastVisitAt}, ${range.lastVisitAt}::timestamptz)`,
      },
    })
    .returning();
  if (!row) throw new Error('The import was not stored.');
  return row;
}

export async function findVercelSecret(db: Db, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ secret: visitSettings.vercelSecret })
    .from(visitSettings)
    .where(eq(visitSettings.userId, userId));
  return found?.secret ?? null;
}

export async function saveVercelSecret(db: Db, userId: string, secret: string | null): Promise<void> {
  await db
    .insert(visitSettings)
    .values({ userId, vercelSecret: secret })
    .onConflictDoUpdate({ target: visitSettings.userId, set: { vercelSecret: secret } });
}
