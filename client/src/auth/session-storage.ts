const PREFIX = 'sightline:';

/** The session-storage key of something that belongs to one person. */
export const personalKey = (userId: string, name: string) => `${PREFIX}${userId}:${name}`;

/** Removes what other people left in this tab; with nobody signed in, everything personal goes. */
export function forgetOthers(userId: string | null) {
  const keep = userId ? `${PREFIX}${userId}:` : null;
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && !(keep && key.startsWith(keep))) sessionStorage.removeItem(key);
  }
}
