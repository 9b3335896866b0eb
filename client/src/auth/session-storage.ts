const PREFIX = 'sightline:';

/** The session-storage key of a user's data. @param userId as `useUserId` gives it */
export const personalKey = (userId: string, name: string) => `${PREFIX}${userId}:${name}`;

/** Removes other users' data from this tab; all users' without a signed-in user. */
export function forgetOthers(userId: string | null) {
  // What belongs to an account that the user is a member of begins with their id too.
  const keep = userId ? `${PREFIX}${userId}` : null;
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && !(keep && key.startsWith(keep))) sessionStorage.removeItem(key);
  }
}
