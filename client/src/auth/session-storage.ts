const PREFIX = 'sightline:';

/** The session-storage key of a user's data. */
export const personalKey = (userId: string, name: string) => `${PREFIX}${userId}:${name}`;

/** Removes other users' data from this tab; all users' without a signed-in user. */
export function forgetOthers(userId: string | null) {
  const keep = userId ? `${PREFIX}${userId}:` : null;
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && !(keep && key.startsWith(keep))) sessionStorage.removeItem(key);
  }
}
