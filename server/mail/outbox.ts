import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Older mails make room. */
const CAPACITY = 500;
/** Names begin with the time, so that their order is the mails' order. */
const NAME = /^(\d{8}T\d{9}Z-\d{6}-[0-9a-f]{8})\.eml$/;

/** A folder of mails that were not sent, one .eml file each, readable by nobody but this server's user. */
export interface Outbox {
  /** @param source the mail as it would go over the wire */
  add(source: Buffer): Promise<void>;
  /** @returns ids, newest first */
  list(): Promise<string[]>;
  /** @returns undefined when there is no such mail */
  read(id: string): Promise<Buffer | undefined>;
}

export function openOutbox(dataDir: string): Outbox {
  const folder = join(dataDir, 'outbox');
  let added = 0;

  const list = async () => {
    const names = await readdir(folder).catch(emptyIfMissing);
    const ids = names.flatMap((name) => NAME.exec(name)?.[1] ?? []);
    return ids.sort().reverse();
  };

  return {
    list,
    async add(source) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
      // Tells apart, and in order, the mails of one millisecond.
      added += 1;
      const order = String(added % 1_000_000).padStart(6, '0');
      const path = join(folder, `${time}-${order}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(`${path}.part`, source, { mode: 0o600 });
      await rename(`${path}.part`, path);
      for (const id of (await list()).slice(CAPACITY)) await rm(join(folder, `${id}.eml`), { force: true });
    },
    async read(id) {
      if (!NAME.test(`${id}.eml`)) return undefined;
      return readFile(join(folder, `${id}.eml`)).catch(undefinedIfMissing);
    },
  };
}

const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT';

function emptyIfMissing(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}

function undefinedIfMissing(error: unknown): undefined {
  if (isMissing(error)) return undefined;
  throw error;
}
