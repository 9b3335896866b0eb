import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openEmbedded, openPostgres } from '../../server/db/client.ts';

export type Kind = 'embedded' | 'postgres';

/** An empty database that processes are started on, and that is looked into while none runs. */
export interface SoakDatabase {
  kind: Kind;
  dataDir: string;
  /** Of the Postgres server; undefined for the embedded one. */
  url: string | undefined;
  /** What the processes' environment has to say. */
  env: Record<string, string>;
  /** Opens it in this process; of the embedded one only while no other process holds it. */
  open(): Promise<Database>;
  /** Removes it. */
  drop(): Promise<void>;
}

/** @throws when `postgres` is wanted without BENCH_DATABASE_URL, whose user may make databases */
export async function newDatabase(kind: Kind): Promise<SoakDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-soak-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'embedded') {
    return {
      kind,
      dataDir,
      url: undefined,
      env: { DATA_DIR: dataDir },
      open: () => openEmbedded(dataDir),
      drop: async () => removeFolder(),
    };
  }
  const name = `sightline_soak_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    kind,
    dataDir,
    url: url.href,
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    open: async () => openPostgres(url.href),
    drop: async () => {
      await asAdmin(`drop database if exists ${name} with (force)`);
      removeFolder();
    },
  };
}

function serverUrl(): string {
  const url = process.env.BENCH_DATABASE_URL;
  if (!url) throw new Error('Set BENCH_DATABASE_URL to a Postgres server whose user may make databases.');
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
