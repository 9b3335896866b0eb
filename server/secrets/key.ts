import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { durableMkdir } from '../db/durable-files.ts';

const KEY_BYTES = 32;
const FILE_NAME = 'secrets.key';

/** The key that secrets are encrypted with: SECRETS_KEY, else the one in the data folder, which is created on first use. */
export function readSecretsKey({ secretsKey, dataDir }: Pick<Config, 'secretsKey' | 'dataDir'>): Buffer {
  if (secretsKey !== undefined) return Buffer.from(secretsKey, 'base64');
  const path = join(dataDir, FILE_NAME);
  const stored = readKeyFile(path) ?? createKeyFile(dataDir, path);
  if (stored.length !== KEY_BYTES) {
    throw new Error(`${path} must hold ${KEY_BYTES} bytes in base64. Restore it, or set SECRETS_KEY.`);
  }
  return stored;
}

function readKeyFile(path: string): Buffer | null {
  try {
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Of two processes that create the file at once, the first wins. */
function createKeyFile(dataDir: string, path: string): Buffer {
  durableMkdir(dataDir);
  const part = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(part, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
  const key = readKeyFile(path);
  if (!key) throw new Error(`${path} could not be read after it was written.`);
  return key;
}
