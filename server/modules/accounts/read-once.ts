import type { Account, Viewer } from './model.ts';

const accountKey = (userId: string) => `account ${userId}`;

/** A viewer whose request reads everything once, starting with the account and the person's own. */
export const rememberReads = ({
  account,
  ownAccount,
  ...viewer
}: Viewer & { account: Account; ownAccount?: Account }): Viewer => ({
  ...viewer,
  reads: new Map(
    [account, ...(ownAccount ? [ownAccount] : [])].map((known) => [
      accountKey(known.userId),
      Promise.resolve(known),
    ]),
  ),
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
