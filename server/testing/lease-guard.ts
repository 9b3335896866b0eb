import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { LEASE_CLASS, outlastLeases } from '../db/leases.ts';

/** Has a server of Postgres refuse to write an account's row while others may hold leases on it, in every test. */
export async function guardLeases(db: Db): Promise<void> {
  await db.execute(sql`create schema testing`);
  await db.execute(
    sql.raw(`
    create function testing.refuse_under_leases() returns trigger language plpgsql as $$
    begin
      if not exists (select from pg_locks where locktype = 'advisory' and classid = ${LEASE_CLASS} and objsubid = 2
                     and pid = pg_backend_pid()) then
        raise 'the account is written without outlastLeases';
      end if;
      return null;
    end $$`),
  );
  await db.execute(sql`
    create trigger refuse_under_leases after update or delete on sightline.account
    for each row execute function testing.refuse_under_leases()`);
}

/** Leaves what the migrations make, and nothing else. */
export async function removeLeaseGuard(db: Db): Promise<void> {
  await db.execute(sql`drop schema if exists testing cascade`);
}

/** Writes an account's row past the product, as an operator may. */
export async function writeByHand(db: Db, userId: string, statement: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await outlastLeases(tx, userId);
    await tx.execute(statement);
  });
}

/** Takes the Action Center from an account; no screen does. */
export const switchActionCenterOff = (db: Db, userId: string): Promise<void> =>
  writeByHand(db, userId, sql`update sightline.account set action_center = false where user_id = ${userId}`);
