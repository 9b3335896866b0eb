import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from './object-store.ts';

/** Objects as files below a folder, which only the server's user can read. */
export function createFolderStore(root: string): ObjectStore {
  const pathOf = (key: string) => join(root, ...key.split('/'));
  return {
    address: root,

    async put(key, body) {
      const path = pathOf(key);
      const folder = dirname(path);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed when it is complete, so that a file under its own name is never half written.
      const unfinished = `${path}.${randomUUID()}.tmp`;
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(body);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw error;
      }
      for (let each = folder; each.startsWith(root); each = dirname(each)) await syncFolder(each);
    },

    get: (key) => readFile(pathOf(key)).catch(ignoreMissing),

    deleteFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  };
}

/**
 * Makes new names in a folder durable; not synchronously as in durable-files.ts, because requests are served meanwhile.
 * Windows cannot open folders and does not need it.
 */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
