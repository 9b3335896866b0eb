import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ConfigError, readConfig } from '../server/config/config.ts';
import { durableRename } from '../server/db/durable-files.ts';
import { FolderInUseError, lockFolder } from '../server/db/lock.ts';
import { commandLine } from '../server/process/command-line.ts';

const LOCK = /^sightline\.lock/;

/** An error that the operator can fix. */
class Refused extends Error {}

/** Copies the data folder (embedded database and outbox) to a new folder. @returns a message */
export function backUp(dataDir: string, target: string): string {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new Refused(`There is no database in ${dataDir}. Set DATA_DIR to the data folder.`);
  }
  const to = resolve(target);
  if (existsSync(to)) throw new Refused(`${to} exists. Name a new folder.`);
  const release = lockFolder(dataDir);
  try {
    copy(dataDir, to);
  } finally {
    release();
  }
  return `Copied ${dataDir} to ${to}.`;
}

/** Copies a backup to the data folder, which must be empty or missing. @returns a message */
export function restore(dataDir: string, source: string): string {
  const from = resolve(source);
  if (!existsSync(join(from, 'database', 'PG_VERSION'))) {
    throw new Refused(`${from} is not a backup: it contains no database.`);
  }
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Refused(`${dataDir} is not empty. Move it away first, or name another folder (DATA_DIR).`);
  }
  // A backup has no lock; a data folder that a server is using has.
  if (readdirSync(from).some((name) => LOCK.test(name))) {
    throw new Refused(`${from} is a data folder that is or was in use. Make a backup of it first.`);
  }
  rmSync(dataDir, { recursive: true, force: true });
  copy(from, dataDir);
  return `Copied ${from} to ${dataDir}.`;
}

/** Copies everything but the lock, under a temporary name first, so that an interrupted copy is not taken for a backup. */
function copy(from: string, to: string): void {
  const draft = `${to}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, draft, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => dirname(path) !== from || !LOCK.test(basename(path)),
  });
  durableRename(draft, to);
}

/** Runs `backUp` or `restore` with the folder from the command line. */
export function withDataFolder(name: string, task: (dataDir: string, folder: string) => string): void {
  const [folder] = process.argv.slice(2);
  if (!folder || process.argv.length !== 3) {
    console.error(`Usage: ${commandLine(name, 'FOLDER')}`);
    process.exitCode = 2;
    return;
  }
  try {
    const { databaseUrl, dataDir } = readConfig();
    if (databaseUrl) {
      throw new Refused(
        'This is for the embedded database. For Postgres, use pg_dump and pg_restore (docs/operations.md).',
      );
    }
    console.log(task(dataDir, folder));
  } catch (error) {
    const expected = [Refused, ConfigError, FolderInUseError].some((kind) => error instanceof kind);
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
