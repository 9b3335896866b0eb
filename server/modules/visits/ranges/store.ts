import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { agentRanges } from '../../../db/schema/visit.ts';

/** A list as it was fetched, and the latest attempt. */
export interface FetchedRanges {
  list: string;
  /** Null: never fetched. */
  prefixes: string[] | null;
  createdAt: string | null;
  fetchedAt: string | null;
  triedAt: string;
  problem: string | null;
}

export const listFetched = (db: Db): Promise<FetchedRanges[]> =>
  rows<FetchedRanges>(
    db,
    sql`select list, prefixes, created_at as "createdAt", fetched_at as "fetchedAt", tried_at as "triedAt", problem
        from sightline.agent_ranges order by list`,
  );

export async function saveFetched(
  db: Db,
  list: string,
  { prefixes, createdAt, now }: { prefixes: string[]; createdAt: string | null; now: string },
): Promise<void> {
  const values = { prefixes, createdAt, fetchedAt: now, triedAt: now, problem: null };
  await db
    .insert(agentRanges)
    .values({ list, ...values })
    .onConflictDoUpdate({ target: agentRanges.list, set: values });
}

/** Keeps the ranges that were fetched before. */
export async function saveProblem(db: Db, list: string, problem: string, now: string): Promise<void> {
  const values = { triedAt: now, problem };
  await db
    .insert(agentRanges)
    .values({ list, ...values })
    .onConflictDoUpdate({ target: agentRanges.list, set: values });
}
