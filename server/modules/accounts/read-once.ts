import type { Account, Viewer } from './model.ts';

const accountKey = (userId: string) => `account ${userId}`;

/** The viewer of one request: what is read for them is read once, beginning with their own account. */
export const rememberReads = ({ account, ...viewer }: Viewer & { account: Account }): Viewer => ({
  ...viewer,
  reads: new Map([[accountKey(viewer.userId), Promise.resolve(account)]]),
});

/** The same for a viewer who writes or outlives a request: everything is read anew. */
export const forgetReads = ({ reads: _reads, ...viewer }: Viewer): Viewer => viewer;

/**
 * Reads something once in a request, where the viewer remembers reads.
 * @param key names what is read, with all that it depends on
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

/** @returns null for an account that is not there */
export const readAccountOnce = (
  viewer: Viewer,
  userId: string,
  read: () => Promise<Account | null>,
): Promise<Account | null> => readOnce(viewer, accountKey(userId), read);
