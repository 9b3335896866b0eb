import { DrizzleQueryError } from 'drizzle-orm/errors';
import { ConfigError } from '../config/config.ts';
import { FolderInUseError } from '../db/lock.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { DemoExposedError } from '../demo/exposure.ts';

/** By SQLSTATE. */
const DATABASE_MESSAGES: Readonly<Record<string, string>> = {
  '28000': 'The database refuses the user of DATABASE_URL. Check its user and password.',
  '28P01': 'The database refuses the user of DATABASE_URL. Check its user and password.',
  '3D000': 'The database in DATABASE_URL does not exist. Create it, or name another one.',
  '42501': 'The user of DATABASE_URL lacks permissions. Make it the owner of the database.',
};

const PORT_MESSAGES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program',
  EADDRNOTAVAIL: 'cannot be used, because this machine does not have the address',
  EACCES: 'may not be used by this user',
};

const FILE_MESSAGES: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be changed by this user',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTDIR: 'is not a folder',
};

/** The message for an operator whose process could not start; the stack of an unexpected error. */
export function startErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = [ConfigError, FolderInUseError, DemoExposedError].some((kind) => error instanceof kind);
  if (isExpected) return error.message;
  return systemMessage(error) ?? databaseMessage(error) ?? error.stack ?? error.message;
}

function systemMessage(error: Error): string | null {
  const {
    code = '',
    syscall,
    path,
    address,
    port,
  } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  const portMessage = PORT_MESSAGES[code];
  if (syscall === 'listen' && portMessage) {
    return `Port ${port} of ${address} ${portMessage}. Set another one (PORT and HOST; WORKER_PORT for a worker).`;
  }
  const fileMessage = FILE_MESSAGES[code];
  return path && fileMessage ? `${path} ${fileMessage} (${code}).` : null;
}

function databaseMessage(error: Error): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return null;
  const code = 'code' in cause ? String(cause.code) : '';
  if (DATABASE_MESSAGES[code]) return DATABASE_MESSAGES[code];
  if (!isDatabaseUnavailable(cause)) return null;
  return `The database is unavailable (${code || cause.message}). Check that it runs and that DATABASE_URL is right.`;
}
