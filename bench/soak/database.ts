import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openEmbedded, openPostgres } from '../../server/db/client.ts';
import { makeDatabase } from '../support/databases.ts';

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

/** @throws for `postgres` without BENCH_DATABASE_URL, whose user must be allowed to create databases */
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
  const { url, drop } = await makeDatabase();
  return {
    kind,
    dataDir,
    url,
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
    open: async () => openPostgres(url),
    drop: async () => {
      await drop();
      removeFolder();
    },
  };
}
