const keyOf = (personId: string) => `sightline-account:${personId}`;

/** The account that a person chose in this browser; null: their own. */
export function readChosenAccount(personId: string): string | null {
  try {
    return localStorage.getItem(keyOf(personId));
  } catch {
    return null;
  }
}

/** Stores a choice, null for the person's own account. Blocked storage forgets it with the page. */
export function storeChosenAccount(personId: string, accountId: string | null): void {
  try {
    if (accountId === null) localStorage.removeItem(keyOf(personId));
    else localStorage.setItem(keyOf(personId), accountId);
  } catch {
    // The choice holds until the page is reloaded.
  }
}

/** The header by which a request names another account than the person's own. */
export const accountHeaders = (accountId: string | null | undefined): Record<string, string> =>
  accountId ? { 'x-account-id': accountId } : {};
