import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import pLimit from 'p-limit';
import { AuthError } from '../routes/auth-error.ts';

/** argon2id (the library's default algorithm) at OWASP's recommended minimum; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const BCRYPT = /^\$2[aby]\$/;

/** A hash takes 19 MiB and a thread. */
const limit = pLimit(4);
const MAX_WAITING = 64;

/** Hashes for storage. @throws AuthError 429 when too many already wait */
export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, COST));

/** Checks a password. Takes as long without a stored hash, so that its time does not reveal whether an account exists. */
export function isPassword(password: string, stored: string | null): Promise<boolean> {
  return bounded(async () => {
    if (stored === null) {
      await hash(password, COST);
      return false;
    }
    return BCRYPT.test(stored) ? verifyBcrypt(password, stored) : verify(stored, password);
  });
}

/** Whether the hash was imported and should be replaced at the next sign-in. */
export const isImported = (stored: string) => BCRYPT.test(stored);

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) {
    throw new AuthError(429, 'over_request_rate_limit', 'The server is busy. Try again in a moment.', {
      retryAfter: 2,
    });
  }
  return limit(work);
}
