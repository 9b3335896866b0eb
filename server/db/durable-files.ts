import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const isWindows = process.platform === 'win32';

/** Renames a file or folder. After a power cut it is under one of the names, whole. */
export function durableRename(from: string, to: string): void {
  syncTree(from);
  renameSync(from, to);
  syncPath(dirname(to), true);
}

/** Creates a folder and those above it, readable only by this user; a power cut does not remove them. */
export function durableMkdir(folder: string): void {
  const path = resolve(folder);
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) syncPath(dirname(made), true);
}

function syncTree(path: string): void {
  const isFolder = statSync(path).isDirectory();
  if (isFolder) for (const name of readdirSync(path)) syncTree(join(path, name));
  syncPath(path, isFolder);
}

function syncPath(path: string, isFolder: boolean): void {
  // Windows cannot sync a folder, keeps its entries in a journal, and syncs only files that are open for writing.
  if (isFolder && isWindows) return;
  const handle = openSync(path, isWindows ? 'r+' : 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
