import { personalKey } from './session-storage.ts';

/** More than anybody looks at in one sitting; far below what a browser stores. */
const MOST = 20;
const LIST = 'kept';

const entryKey = (userId: string, name: string) => personalKey(userId, `${LIST}:${name}`);

/** Names of what is kept of a person, the latest last. */
function readNames(userId: string): string[] {
  const names: unknown = JSON.parse(sessionStorage.getItem(personalKey(userId, LIST)) ?? '[]');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/**
 * Keeps something of one person for as long as the tab is open; the oldest goes when there are more than 20. Full or
 * blocked storage is no failure: it is then not kept.
 */
export function keepEntry(userId: string, name: string, value: unknown): void {
  try {
    const names = [...readNames(userId).filter((other) => other !== name), name];
    for (const old of names.splice(0, names.length - MOST)) sessionStorage.removeItem(entryKey(userId, old));
    sessionStorage.setItem(personalKey(userId, LIST), JSON.stringify(names));
    sessionStorage.setItem(entryKey(userId, name), JSON.stringify({ userId, value }));
  } catch {
    dropEntry(userId, name);
  }
}

/** What was kept; undefined when there is nothing or it cannot be read, and what cannot be read is removed. */
export function readEntry(userId: string, name: string): unknown {
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
  dropEntry(userId, name);
}

/** Forgets one entry; its name gives way with time. */
export function dropEntry(userId: string, name: string): void {
  try {
    sessionStorage.removeItem(entryKey(userId, name));
  } catch {
    // Storage is blocked, so there is nothing in it.
  }
}
