import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Db } from './client.ts';
import { rows } from './client.ts';
import { distributeNewTables, isDistributed, limitConnections } from './distribute.ts';

/** One set of migrations: the product's own, or those of the embedded sign-in. */
export interface MigrationSet {
  /** Written by drizzle-kit. */
  folder: string;
  /** Stored with each applied migration. */
  name: string;
}

export const PRODUCT_MIGRATIONS: MigrationSet = {
  folder: fileURLToPath(new URL('./migrations', import.meta.url)),
  name: 'product',
};

/** An arbitrary key, the same for all servers. */
const MIGRATION_LOCK = 7_316_405;

/**
 * Applies missing migrations in one transaction under a lock: a killed process leaves the database unchanged, and a second
 * server waits and then finds nothing to do.
 */
export async function migrate(database: Database, sets: readonly MigrationSet[]): Promise<void> {
  // Most starts find nothing to do and need no lock.
  if ((await hasMigrations(database.db)) && (await countMissing(database.db, sets)) === 0) return;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`
      create table if not exists public.sightline_migration (
        set_name text not null,
        hash text not null,
        applied_at timestamptz not null default now(),
        primary key (set_name, hash)
      )`);
    // A hosted Supabase serves `public` to browsers.
    await tx.execute(sql`alter table public.sightline_migration enable row level security`);
    const distributed = await isDistributed(tx);
    if (distributed) await limitConnections(tx);
    for (const set of sets) await applyMissing(tx, set, distributed);
  });
}

async function hasMigrations(db: Db): Promise<boolean> {
  const [row] = await rows<{ known: boolean }>(
    db,
    sql`select to_regclass('public.sightline_migration') is not null as known`,
  );
  return row?.known ?? false;
}

/**
 * How many migrations of these sets the database lacks: a newer server beside this one may have applied more.
 * @throws when the database does not answer, or has never been migrated
 */
export async function countMissing(db: Db, sets: readonly MigrationSet[]): Promise<number> {
  const applied = await rows<{ set_name: string; hash: string }>(
    db,
    sql`select set_name, hash from public.sightline_migration`,
  );
  const known = new Set(applied.map(({ set_name, hash }) => `${set_name} ${hash}`));
  return sets
    .flatMap(({ folder, name }) => hashesIn(folder).map((hash) => `${name} ${hash}`))
    .filter((each) => !known.has(each)).length;
}

const hashesOf = new Map<string, string[]>();

/** Cached: the folder is part of the program. */
function hashesIn(folder: string): string[] {
  const hashes =
    hashesOf.get(folder) ?? readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  hashesOf.set(folder, hashes);
  return hashes;
}

async function applyMissing(tx: Db, set: MigrationSet, distributed: boolean): Promise<void> {
  const applied = await rows<{ hash: string }>(
    tx,
    sql`select hash from public.sightline_migration where set_name = ${set.name}`,
  );
  const known = new Set(applied.map((row) => row.hash));
  for (const migration of readMigrationFiles({ migrationsFolder: set.folder })) {
    if (known.has(migration.hash)) continue;
    for (const statement of migration.sql) {
      await tx.execute(sql.raw(statement));
      // A later statement may reference a distributed table, which only a distributed one can.
      if (distributed) await distributeNewTables(tx);
    }
    await tx.execute(
      sql`insert into public.sightline_migration (set_name, hash) values (${set.name}, ${migration.hash})`,
    );
  }
}
