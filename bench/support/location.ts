import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataLocation, fillAccount } from './account.ts';
import { createDatabase, databaseAt, hasPostgres, makeDatabase } from './databases.ts';

/** A filled location; `remove` keeps what is in the folder of the options. */
export interface FilledLocation extends DataLocation {
  remove(): Promise<void>;
}

/**
 * A database with a year of `answers` answers, on Postgres where BENCH_DATABASE_URL names a server.
 * @param folder where filled databases are kept for the next run; null removes them
 */
export async function openLocation(answers: number, folder: string | null): Promise<FilledLocation> {
  const location = folder === null ? await temporary() : await kept(answers, folder);
  await fillAccount(location, answers);
  return location;
}

async function temporary(): Promise<FilledLocation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  const made = hasPostgres() ? await makeDatabase() : null;
  const remove = async () => {
    await made?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, databaseUrl: made?.url, remove };
}

async function kept(answers: number, folder: string): Promise<FilledLocation> {
  const remove = async () => {};
  if (!hasPostgres()) return { dataDir: join(folder, `embedded-${answers}`), remove };
  const name = `sightline_bench_kept_${answers}`;
  const dataDir = join(folder, `postgres-${answers}`);
  if (!existsSync(dataDir)) {
    await createDatabase(name);
    mkdirSync(dataDir, { recursive: true });
  }
  return { dataDir, databaseUrl: databaseAt(name), remove };
}
