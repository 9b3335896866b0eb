import { readFile } from 'node:fs/promises';
import { EmbeddedClient } from '../db/embedded/client.ts';
import { localSession } from '../db/embedded/session.ts';
import { openPglite } from '../db/pglite.ts';
import { CATALOGS } from './catalogs.ts';
import { leasedMember } from './leased-member.ts';

/** A pooled instance and a digest of its catalogs when it was new. */
interface Pooled {
  client: EmbeddedClient;
  catalogs: string;
}

/** More at once are rare; each takes more than 100 MB. */
const MAX_IDLE = 2;

const idle: Pooled[] = [];

/**
 * A embedded database whose tables are as the image has them. Opening one takes a second of CPU, so `close` empties it
 * and keeps it for the next caller, in this file or the worker's next.
 * @param image file of a migrated data folder
 */
export async function leasePglite(image: string): Promise<EmbeddedClient> {
  const pooled = idle.pop() ?? (await openPooled(image));
  const { client } = pooled;
  const replaced = new Set<PropertyKey>();
  let isOpen = true;

  async function close() {
    if (!isOpen) throw new Error('The database is closed.');
    isOpen = false;
    for (const key of replaced) Reflect.deleteProperty(client, key);
    if (idle.length < MAX_IDLE && (await reset(pooled))) idle.push(pooled);
    else await client.close();
  }
  return new Proxy(client, {
    get(target, key) {
      return key === 'close' ? close : leasedMember(target, key, () => isOpen);
    },
    set(target, key, value) {
      replaced.add(key);
      return Reflect.set(target, key, value, target);
    },
  });
}

async function openPooled(image: string): Promise<Pooled> {
  // In this thread: it opens faster.
  const session = localSession(await openPglite({ loadDataDir: new Blob([await readFile(image)]) }));
  const client = await EmbeddedClient.open(session);
  return { client, catalogs: await catalogsOf(client) };
}

/** Empties the database. @returns whether it is as new: a changed catalog cannot be undone */
async function reset({ client, catalogs }: Pooled): Promise<boolean> {
  try {
    for (const statement of RESET) await client.exec(statement);
    return (await catalogsOf(client)) === catalogs;
  } catch {
    return false;
  }
}

/**
 * As `discard all`, which would also take the statements that the session has prepared. A checkpoint frees the files of
 * truncated tables, which are memory here.
 */
const RESET = [
  `reset session authorization; reset all; close all; unlisten *; select pg_advisory_unlock_all();
   discard plans; discard temp; discard sequences`,
  `do $$ declare used text; begin
  drop schema if exists sightline_jobs cascade;
  select string_agg(oid::regclass::text, ', ') into used from pg_class
  where relkind = 'r' and oid >= 16384 and relname <> 'sightline_migration' and pg_relation_size(oid) > 0;
  if used is not null then execute 'truncate ' || used || ' restart identity cascade'; end if;
end $$`,
  'checkpoint',
];

async function catalogsOf(client: EmbeddedClient): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(CATALOGS);
  return rows[0]?.digest ?? '';
}
