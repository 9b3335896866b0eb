import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { durableMkdir, durableRename } from '../db/durable-files.ts';
import type { MailTransport } from './mailer.ts';
import { messageOf } from './message.ts';

/** The oldest mails beyond it are deleted. */
const CAPACITY = 500;
/** File names begin with the time, so that they sort by it. */
const NAME = /^(\d{8}T\d{9}Z-\d{6}-[0-9a-f]{8})\.eml$/;

/** A folder of unsent mails, one .eml file each, readable only by the server's user. */
export interface Outbox {
  /** @param source the MIME message */
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
      durableMkdir(folder);
      const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
      // Keeps the mails of one millisecond distinct and in order.
      added += 1;
      const order = String(added % 1_000_000).padStart(6, '0');
      const path = join(folder, `${time}-${order}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(`${path}.part`, source, { mode: 0o600 });
      // The job queue never sends it again.
      durableRename(`${path}.part`, path);
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

/** Stores the messages in the outbox instead of sending them. */
export function outboxTransport(outbox: Outbox, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in one piece.');
      await outbox.add(message);
    },
  };
}
