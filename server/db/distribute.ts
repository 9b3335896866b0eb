import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from './client.ts';
import { PLANNING } from './planning.ts';

/** The database cannot be distributed; the message says what to do. */
export class DistributeError extends Error {
  override name = 'DistributeError';
}

/** What `distribute` did. */
export interface Distribution {
  /** Tables it distributed by account, without the schema. */
  tables: string[];
  /** Tables that were distributed before. */
  unchanged: string[];
  /** Tables without an account's id; they stay on the coordinator. */
  local: string[];
  /** Settings that a node refused, such as `jit = off`. */
  refused: string[];
}

/**
 * Distributes the product's tables over the workers of a Citus cluster by account, with their rows, in one transaction;
 * distributed ones stay as they are.
 * @throws DistributeError when there is no cluster
 */
export async function distribute({ db, kind }: Database): Promise<Distribution> {
  if (kind === 'embedded') {
    throw new DistributeError(
      'The embedded database cannot be distributed. Set DATABASE_URL to the coordinator of a Citus cluster.',
    );
  }
  await requireCluster(db);
  const refused = await setPlanning(db);
  const result = await db.transaction(async (tx) => {
    const unchanged = await distributedTables(tx);
    return { unchanged, ...(await distributeNewTables(tx)), local: await localTables(tx) };
  });
  await dropLocalRows(db, result.tables);
  return { ...result, refused };
}

/**
 * Workers compile statements of which they expect many rows, for seconds where there are few, and start processes for them. What a
 * connection of the coordinator sets does not reach them, so each node is told for all connections to the database.
 * @returns those that a node refused
 */
async function setPlanning(db: Db): Promise<string[]> {
  const refused: string[] = [];
  for (const setting of PLANNING) {
    const refusing = await rows(
      db,
      sql`select nodeid from run_command_on_all_nodes(format(${`alter database %I set ${setting}`}::text, current_database())) where not success`,
    );
    if (refusing.length > 0) refused.push(setting);
  }
  return refused;
}

async function requireCluster(db: Db): Promise<void> {
  if (!(await hasCitus(db))) {
    throw new DistributeError(
      'This database has no Citus extension. Run "create extension citus" in it on every node, and add the workers to ' +
        'the coordinator with citus_add_node.',
    );
  }
  const [nodes] = await rows<{ workers: number; leads: boolean }>(
    db,
    sql`select (select count(*) from citus_get_active_worker_nodes())::int as workers,
               (select groupid = 0 from pg_dist_local_group) as leads`,
  );
  if (!nodes?.leads) {
    throw new DistributeError('This node is a worker. Set DATABASE_URL to the coordinator.');
  }
  if (nodes.workers === 0) {
    throw new DistributeError('The coordinator knows no workers. Add them with citus_add_node.');
  }
}

async function hasCitus(db: Db): Promise<boolean> {
  const found = await rows(db, sql`select from pg_extension where extname = 'citus'`);
  return found.length > 0;
}

/** Whether the product's tables are distributed, so that new ones must be too. */
export async function isDistributed(db: Db): Promise<boolean> {
  return (await hasCitus(db)) && (await distributedTables(db)).length > 0;
}

/**
 * Distributes tables that have an account's id and are not distributed, and the functions of the rollups. Foreign keys
 * lead to distributed tables only, so that a table comes after those it references.
 */
export async function distributeNewTables(tx: Db): Promise<{ tables: string[] }> {
  await limitConnections(tx);
  const waiting = await undistributedTables(tx);
  const tables: string[] = [];
  while (waiting.length > 0) {
    const at = waiting.findIndex((table) => !waiting.some(({ name }) => table.references.includes(name)));
    const [next] = waiting.splice(at, 1);
    if (at < 0 || !next) throw new Error(`References of ${waiting.map(({ name }) => name)} go in a circle.`);
    await distributeTable(tx, next.name);
    tables.push(next.name);
  }
  await distributeFunctions(tx);
  return { tables };
}

/** Limits a transaction to one connection to each worker, as changing tables that reference each other demands. */
export async function limitConnections(tx: Db): Promise<void> {
  await tx.execute(sql`set local citus.multi_shard_modify_mode = 'sequential'`);
}

interface Table {
  name: string;
  /** Other tables of the product that it references. */
  references: string[];
}

/** Tables with an account's id that are not distributed. */
const undistributedTables = (db: Db) =>
  rows<Table>(
    db,
    sql`select c.relname as name,
               array(select distinct o.relname::text from pg_constraint k join pg_class o on o.oid = k.confrelid
                     where k.conrelid = c.oid and k.contype = 'f' and o.oid <> c.oid) as references
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
        where c.relnamespace = to_regnamespace('sightline') and c.relkind in ('r', 'p')
          and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)
        order by c.relname = 'account' desc, c.relname`,
  );

async function distributedTables(db: Db): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
        where c.relnamespace = to_regnamespace('sightline') and p.partmethod = 'h' order by 1`,
  );
  return found.map(({ name }) => name);
}

async function localTables(db: Db): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`select c.relname as name from pg_class c
        where c.relnamespace = to_regnamespace('sightline') and c.relkind in ('r', 'p')
          and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)
        order by 1`,
  );
  return found.map(({ name }) => name);
}

async function distributeTable(tx: Db, name: string): Promise<void> {
  if (name === 'api_token') await keyTokensByAccount(tx);
  const table = `sightline.${name}`;
  await tx.execute(
    name === 'account'
      ? sql`select create_distributed_table(${table}::regclass, 'user_id')`
      : sql`select create_distributed_table(${table}::regclass, 'user_id', colocate_with => 'sightline.account')`,
  );
}

/**
 * Citus enforces no uniqueness across nodes, and a token is found by its hash. The hash is of 256 random bits, so the key
 * can include the account.
 */
async function keyTokensByAccount(tx: Db): Promise<void> {
  await tx.execute(sql`drop index if exists sightline.api_token_hash`);
  await tx.execute(sql`create unique index api_token_hash on sightline.api_token (hash, user_id)`);
}

/** Functions whose first argument is an account run on the worker that has its rows; every node has the others. */
async function distributeFunctions(tx: Db): Promise<void> {
  const functions = await rows<{ signature: string; ofAccount: boolean }>(
    tx,
    sql`select p.oid::regprocedure::text as signature, coalesce(p.proargnames[1] = 'account', false) as "ofAccount"
        from pg_proc p
        where p.pronamespace = to_regnamespace('sightline')
          and not exists (select from pg_catalog.pg_dist_object o
                          where o.classid = 'pg_proc'::regclass and o.objid = p.oid
                            and (o.distribution_argument_index is not null or p.proargnames[1] is distinct from 'account'))`,
  );
  for (const { signature, ofAccount } of functions) {
    if (!ofAccount) {
      await tx.execute(sql`select create_distributed_function(${signature}::regprocedure)`);
      continue;
    }
    // A plan for all accounts cannot know where one's rows are.
    await tx.execute(sql.raw(`alter function ${signature} set plan_cache_mode = force_custom_plan`));
    await tx.execute(
      sql`select create_distributed_function(${signature}::regprocedure, 'account',
            colocate_with => 'sightline.account', force_delegation => true)`,
    );
  }
}

/** Deletes the coordinator's copies of the rows, which no statement reads any more. */
async function dropLocalRows(db: Db, tables: readonly string[]): Promise<void> {
  // The others reference it, so that this empties them as well.
  if (tables.includes('account')) {
    await db.execute(sql`select truncate_local_data_after_distributing_table('sightline.account')`);
  }
}
