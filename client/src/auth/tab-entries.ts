import { personalKey } from './session-storage.ts';

const MAX_ENTRIES = 20;
const LIST = 'kept';

const entryKey = (userId: string, name: string) => personalKey(userId, `${LIST}:${name}`);

/** Names of a user's entries, the latest last. */
function readNames(userId: string): string[] {
  const names: unknown = JSON.parse(sessionStorage.getItem(personalKey(userId, LIST)) ?? '[]');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** Stores a value of one user in this tab; drops the oldest above 20. Does nothing when storage is full or blocked. */
export function storeTabEntry(userId: string, name: string, value: unknown): void {
  try {
    const names = [...readNames(userId).filter((other) => other !== name), name];
    for (const old of names.splice(0, names.length - MAX_ENTRIES))
      sessionStorage.removeItem(entryKey(userId, old));
    sessionStorage.setItem(personalKey(userId, LIST), JSON.stringify(names));
    sessionStorage.setItem(entryKey(userId, name), JSON.stringify({ userId, value }));
  } catch {
    removeTabEntry(userId, name);
  }
}

/** A stored value; undefined when there is none. Removes an entry that cannot be read. */
export function readTabEntry(userId: string, name: string): unknown {
  try {
    const text = sessionStorage.getItem(entryKey(userId, name));
    if (text === null) return;
    const entry: unknown = JSON.parse(text);
    if (entry !== null && typeof entry === 'object' && 'userId' in entry && entry.userId === userId) {
      return 'value' in entry ? entry.value : undefined;
    }
  } catch {
    // Removed below.
  }
  removeTabEntry(userId, name);
}

export function removeTabEntry(userId: string, name: string): void {
  try {
    sessionStorage.removeItem(entryKey(userId, name));
  } catch {
    // Blocked storage holds nothing.
  }
}
