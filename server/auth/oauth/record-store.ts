import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { sha256 } from './hashes.ts';
import { connectedApps, oauthRecords } from './schema.ts';

/** Rows that one statement removes. */
const SWEEP_SIZE = 100;

export interface NewRecord {
  model: string;
  id: string;
  userId: string | null;
  /** Null for what belongs to no grant. */
  grantId: string | null;
  payload: Record<string, unknown>;
  expiresAt: Date;
}

export interface FoundRecord {
  payload: Record<string, unknown>;
  consumedAt: Date | null;
}

/** Stores a record, or replaces it. What belongs to a grant keeps the app of the grant on the list until its own end. */
export async function putRecord(db: Db, record: NewRecord): Promise<void> {
  const { model, id, userId, grantId, payload, expiresAt } = record;
  const values = { userId, grantHash: grantId === null ? null : sha256(grantId), payload, expiresAt };
  await db
    .insert(oauthRecords)
    .values({ model, idHash: sha256(id), ...values })
    .onConflictDoUpdate({ target: [oauthRecords.model, oauthRecords.idHash], set: values });
  if (values.grantHash === null) return;
  await db
    .update(connectedApps)
    .set({ expiresAt: sql`greatest(${connectedApps.expiresAt}, ${expiresAt.toISOString()}::timestamptz)` })
    .where(eq(connectedApps.grantHash, values.grantHash));
}

const isRecord = (model: string, id: string) =>
  and(eq(oauthRecords.model, model), eq(oauthRecords.idHash, sha256(id)));

/** @returns undefined for one that has expired, too */
export async function findRecord(
  db: Db,
  model: string,
  id: string,
  now: Date,
): Promise<FoundRecord | undefined> {
  const [found] = await db
    .select({ payload: oauthRecords.payload, consumedAt: oauthRecords.consumedAt })
    .from(oauthRecords)
    .where(and(isRecord(model, id), gt(oauthRecords.expiresAt, now)));
  return found;
}

/** Marks a code or token as used. @returns false when another request has done so meanwhile */
export async function consumeRecord(db: Db, model: string, id: string, now: Date): Promise<boolean> {
  const consumed = await db
    .update(oauthRecords)
    .set({ consumedAt: now })
    .where(and(isRecord(model, id), isNull(oauthRecords.consumedAt)))
    .returning({ model: oauthRecords.model });
  return consumed.length > 0;
}

/** The grant that a code or token belongs to, as its hash. */
export async function grantHashOf(db: Db, model: string, id: string): Promise<string | null> {
  const [found] = await db
    .select({ grantHash: oauthRecords.grantHash })
    .from(oauthRecords)
    .where(isRecord(model, id));
  return found?.grantHash ?? null;
}

export async function removeRecord(db: Db, model: string, id: string): Promise<void> {
  await db.delete(oauthRecords).where(isRecord(model, id));
}

export async function removeOfGrant(db: Db, model: string, grantId: string): Promise<void> {
  await db
    .delete(oauthRecords)
    .where(and(eq(oauthRecords.model, model), eq(oauthRecords.grantHash, sha256(grantId))));
}

/** Ends a grant: the app leaves the list, and its codes and tokens are gone. */
export async function removeGrant(tx: Db, grantHash: string): Promise<void> {
  await tx.delete(connectedApps).where(eq(connectedApps.grantHash, grantHash));
  await tx.delete(oauthRecords).where(eq(oauthRecords.grantHash, grantHash));
}

/** Ends all grants of a person. */
export async function removeGrantsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(connectedApps).where(eq(connectedApps.userId, userId));
  await tx.delete(oauthRecords).where(eq(oauthRecords.userId, userId));
}

/** Moves a record's end, if it is earlier. */
export async function keepUntil(db: Db, model: string, id: string, until: Date): Promise<void> {
  await db
    .update(oauthRecords)
    .set({ expiresAt: sql`greatest(${oauthRecords.expiresAt}, ${until.toISOString()}::timestamptz)` })
    .where(isRecord(model, id));
}

/** Removes some of what has expired; whoever stores something calls it, so that the tables do not grow. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  const time = now.toISOString();
  await rows(
    db,
    sql`delete from sightline_auth.oauth_records where (model, id_hash) in (
          select model, id_hash from sightline_auth.oauth_records where expires_at <= ${time}::timestamptz
          order by expires_at limit ${SWEEP_SIZE} for update skip locked)`,
  );
  await rows(
    db,
    sql`delete from sightline_auth.connected_apps where id in (
          select id from sightline_auth.connected_apps where expires_at <= ${time}::timestamptz
          order by expires_at limit ${SWEEP_SIZE} for update skip locked)`,
  );
}
