import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Db } from '../../db/client.ts';
import { visitLine } from '../../db/schema/visit.ts';
import { tableOf } from '../../db/table-of.ts';
import type { Visit } from '../../visit-analysis/types.ts';
import { dayOf } from './model.ts';

/**
 * Marks lines as counted. Call it under the account's lock, in the order of the lines.
 * @param reading the file, or the request of a drain, that they come from
 * @returns those that were not counted before: of equal lines, those beyond the largest number in any reading
 */
export async function markLines(
  tx: Db,
  userId: string,
  reading: string,
  visits: readonly Visit[],
): Promise<Visit[]> {
  const groups = Map.groupBy(visits, ({ time, hash }) => `${dayOf(time)} ${hash}`);
  const known = await findLines(tx, userId, visits);
  const marks: { day: string; hash: bigint; occurrences: number; seen: number }[] = [];
  const added = new Set<Visit>();
  for (const [key, group] of groups) {
    const [{ time, hash, hasId }] = group as [Visit];
    const line = known.get(key);
    const before = line?.reading === reading ? line.seen : 0;
    const counted = line?.occurrences ?? 0;
    const seen = hasId ? 1 : before + group.length;
    const fresh = hasId ? group.slice(0, counted === 0 ? 1 : 0) : group.slice(Math.max(0, counted - before));
    for (const visit of fresh) added.add(visit);
    marks.push({ day: dayOf(time), hash, occurrences: Math.max(counted, seen), seen });
  }
  await tx.execute(
    sql`insert into sightline.visit_line as l (user_id, day, hash, occurrences, reading, seen)
        select ${userId}::uuid, r.day, r.hash, r.occurrences, ${reading}::uuid, r.seen
        from ${tableOf('r', { day: 'date', hash: 'bigint', occurrences: 'int', seen: 'int' }, marks)}
        on conflict (user_id, day, hash) do update
          set occurrences = excluded.occurrences, reading = excluded.reading, seen = excluded.seen`,
  );
  return visits.filter((visit) => added.has(visit));
}

interface KnownLine {
  reading: string;
  occurrences: number;
  seen: number;
}

/** By day and hash. */
async function findLines(
  tx: Db,
  userId: string,
  visits: readonly Visit[],
): Promise<ReadonlyMap<string, KnownLine>> {
  const known = new Map<string, KnownLine>();
  for (const [day, ofDay] of Map.groupBy(visits, ({ time }) => dayOf(time))) {
    const hashes = [...new Set(ofDay.map(({ hash }) => String(hash)))];
    const found = await tx
      .select({
        hash: visitLine.hash,
        reading: visitLine.reading,
        occurrences: visitLine.occurrences,
        seen: visitLine.seen,
      })
      .from(visitLine)
      .where(
        and(
          eq(visitLine.userId, userId),
          eq(visitLine.day, day),
          sql`${visitLine.hash} = ${anyOf(hashes, 'bigint')}`,
        ),
      );
    for (const { hash, ...line } of found) known.set(`${day} ${hash}`, line);
  }
  return known;
}
