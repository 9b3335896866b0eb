import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Two processes on one embedded database would silently lose data. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

interface Holder {
  pid: number;
  host: string;
  /** Start time of the process, which tells it from another one with the same pid. */
  startedAt: string;
}

const HEARTBEAT_MS = 5_000;
/** A holder on another host, such as a container, is only known by its heartbeat. */
const SILENT_MS = 30_000;

/**
 * Takes the folder for this process; the lock of a dead process is taken over.
 * @returns releases the folder
 * @throws FolderInUseError naming the folder and the holder's pid
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'sightline.lock');
  const draft = `${path}.${process.pid}`;
  const mine: Holder = { pid: process.pid, host: hostname(), startedAt: startTime(process.pid) };
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    if (!tryLink(draft, path)) {
      withTakeover(path, () => {
        const holder = readHolder(path);
        if (holder && isAlive(holder, path)) throw inUse(folder, holder);
        unlinkIfThere(path);
      });
      if (!tryLink(draft, path)) throw inUse(folder, readHolder(path));
    }
  } finally {
    unlinkIfThere(draft);
  }
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS).unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (readHolder(path)?.pid === process.pid) unlinkIfThere(path);
  };
  process.on('exit', release);
  return release;
}

/** Only one process at a time may check and remove a stale lock; two could each remove the other's. */
function withTakeover(path: string, run: () => void): void {
  const guard = `${path}.takeover`;
  let handle: number;
  try {
    handle = openSync(guard, 'wx', 0o600);
  } catch {
    if (Date.now() - (modifiedAt(guard) ?? 0) > SILENT_MS) unlinkIfThere(guard);
    throw new FolderInUseError(
      `Another process is opening the data folder ${path.replace(/\/[^/]*$/, '')} right now. Try again in a moment.`,
    );
  }
  try {
    run();
  } finally {
    closeSync(handle);
    unlinkIfThere(guard);
  }
}

function inUse(folder: string, holder: Holder | null): FolderInUseError {
  const who = holder
    ? `process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}`
    : 'another process';
  return new FolderInUseError(
    `The data folder ${folder} is in use by ${who}. Stop that process, or give this one another folder (DATA_DIR).`,
  );
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - (modifiedAt(path) ?? 0) < SILENT_MS;
  if (holder.pid === process.pid) return holder.startedAt === startTime(process.pid);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !holder.startedAt || startTime(holder.pid) === holder.startedAt;
}

/** Start time in clock ticks since boot from Linux' /proc, '' where there is none. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function unlinkIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // The folder is gone.
  }
}
