import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of the Postgres server at BENCH_DATABASE_URL. */
export interface MadeDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Whether there is a Postgres server to measure on. */
export const hasPostgres = () => Boolean(process.env.BENCH_DATABASE_URL);

/**
 * @param copied the address of a database to which nobody is connected, whose tables and rows the new one gets
 * @throws without BENCH_DATABASE_URL, whose user may make databases
 */
export async function makeDatabase(copied?: string): Promise<MadeDatabase> {
  const name = `sightline_bench_${randomBytes(6).toString('hex')}`;
  await createDatabase(name, copied === undefined ? undefined : new URL(copied).pathname.slice(1));
  return {
    url: databaseAt(name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}

/** Calls `use` with an empty database and drops it afterwards. Does nothing without BENCH_DATABASE_URL. */
export async function onPostgres(use: (databaseUrl: string) => Promise<void>): Promise<void> {
  if (!hasPostgres()) return;
  const { url, drop } = await makeDatabase();
  try {
    await use(url);
  } finally {
    await drop();
  }
}

/** Replaces a database of this name. @param template whose tables and rows it gets */
export async function createDatabase(name: string, template = 'template1'): Promise<void> {
  await asAdmin(`drop database if exists ${name} with (force)`);
  await asAdmin(`create database ${name} template ${template}`);
}

export const databaseAt = (name: string) =>
  Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href;

function serverUrl(): string {
  const url = process.env.BENCH_DATABASE_URL;
  if (!url) throw new Error('Set BENCH_DATABASE_URL to a Postgres server whose user may create databases.');
  return url;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
