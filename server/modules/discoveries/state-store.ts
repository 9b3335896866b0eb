import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';

/** An account's `discovery` row without the evidence. */
export interface DiscoveryState {
  method: string;
  /** False: the evidence starts again from nothing. */
  hasEvidence: boolean;
  evidenceVersion: number;
  /** Answers in the evidence. */
  added: number;
  revision: number;
  listVersion: number;
  names: string;
  listedFrom: string;
}

/** Locks the account's row, creating it if needed. */
export async function lockState(tx: Db, userId: string, method: string): Promise<DiscoveryState> {
  await tx.execute(sql`insert into sightline.discovery (user_id, method) values (${userId}, ${method})
                       on conflict (user_id) do nothing`);
  const [state] = await rows<DiscoveryState>(
    tx,
    sql`select method, evidence is not null as "hasEvidence", evidence_version as "evidenceVersion", added,
               revision::int, list_version as "listVersion", names, listed_from as "listedFrom"
        from sightline.discovery where user_id = ${userId} for update`,
  );
  if (!state) throw new Error('The discovery row is missing.');
  return state;
}

export async function readEvidence(tx: Db, userId: string): Promise<Buffer | null> {
  const [row] = await rows<{ evidence: Uint8Array | null }>(
    tx,
    sql`select evidence from sightline.discovery where user_id = ${userId}`,
  );
  return row?.evidence ? Buffer.from(row.evidence) : null;
}

/** Stores the sum, to which `added` answers were added, under the next revision. */
export async function writeEvidence(tx: Db, userId: string, evidence: Buffer, added: number): Promise<void> {
  await tx.execute(sql`
    update sightline.discovery set evidence = ${evidence}, added = added + ${added}, revision = revision + 1
    where user_id = ${userId}`);
}

/** Starts the sum again from nothing: every answer is to be added and counted. */
export async function restartEvidence(
  tx: Db,
  userId: string,
  state: Pick<DiscoveryState, 'method' | 'evidenceVersion'>,
  empty: Buffer,
): Promise<void> {
  await tx.execute(sql`
    update sightline.discovery
    set method = ${state.method}, evidence_version = ${state.evidenceVersion}, evidence = ${empty},
        added = 0, revision = revision + 1
    where user_id = ${userId}`);
  await tx.execute(sql`
    update sightline.answer_discovery set list_version = 0
    where user_id = ${userId} and evidence_version < ${state.evidenceVersion} and list_version > 0`);
}

/** Whether an answer of the sum was deleted since. */
export async function hasLostAnswers(
  tx: Db,
  userId: string,
  { evidenceVersion, added }: Pick<DiscoveryState, 'evidenceVersion' | 'added'>,
): Promise<boolean> {
  const [row] = await rows<{ n: number }>(
    tx,
    sql`select count(*)::int as n from sightline.answer_discovery
        where user_id = ${userId} and evidence_version = ${evidenceVersion}`,
  );
  return row?.n !== added;
}

/** Stores what the list was made from. */
export async function setList(
  tx: Db,
  userId: string,
  { names, listedFrom, listVersion }: Pick<DiscoveryState, 'names' | 'listedFrom' | 'listVersion'>,
): Promise<void> {
  await tx.execute(sql`
    update sightline.discovery
    set listed_from = ${listedFrom}, names = ${names}, list_version = ${listVersion}
    where user_id = ${userId}`);
}

/** Accounts with answers to add or to count, and those whose evidence other rules gathered. */
export async function findUnfinished(db: Db, method: string): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    db,
    sql`select a.user_id as "userId" from sightline.account a
        left join sightline.discovery d on d.user_id = a.user_id
        where (d.user_id is not null and (d.method <> ${method} or d.evidence is null))
           or exists (select from sightline.answer_discovery q
                      where q.user_id = a.user_id and q.list_version < coalesce(d.list_version, 1))
        order by 1`,
  );
  return found.map(({ userId }) => userId);
}
