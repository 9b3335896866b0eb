import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from './pglite.ts';

/**
 * The folder of the embedded database in `dataDir`, laid out when there is none yet. It is made beside its place and
 * then renamed, so that a process killed in the middle leaves no half of one. The caller holds `dataDir`.
 * @param prepared a folder to copy in place of making one, which takes seconds; as good as none when it is not there
 */
export async function databaseFolder(dataDir: string, prepared?: string): Promise<string> {
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (prepared && existsSync(prepared)) cpSync(prepared, draft, { recursive: true });
  else await (await openPglite({ dataDir: draft })).close();
  renameSync(draft, folder);
  return folder;
}
