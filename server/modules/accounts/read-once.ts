import type { Account, Viewer } from './model.ts';

const accountKey = (userId: string) => `account ${userId}`;

/** A viewer whose request reads everything once, starting with their own account. */
export const rememberReads = ({ account, ...viewer }: Viewer & { account: Account }): Viewer => ({
  ...viewer,
  reads: new Map([[accountKey(viewer.userId), Promise.resolve(account)]]),
});

/** A viewer without remembered reads, for writes and for work that outlives a request. */
export const forgetReads = ({ reads: _reads, ...viewer }: Viewer): Viewer => viewer;

/**
 * Reads a value once a request, if the viewer remembers reads.
 * @param key identifies the value and everything it depends on
 */
export function readOnce<Value>(
  { reads }: Pick<Viewer, 'reads'>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = reads?.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const reading = read();
  reads?.set(key, reading);
  return reading;
}

/** @returns null when there is no such account */
export const readAccountOnce = (
  viewer: Viewer,
  userId: string,
  read: () => Promise<Account | null>,
): Promise<Account | null> => readOnce(viewer, accountKey(userId), read);
