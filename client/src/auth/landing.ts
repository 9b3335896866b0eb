/** What a link in a mail brought back in the address. */
export interface Landing {
  /** Set when the link could not be used. */
  error: { code: string; message: string } | null;
  /** The link was for setting a new password. */
  recovery: boolean;
  /** The address carries a session that the auth client has still to take in. */
  session: boolean;
}

const ERROR_PARAMETERS = ['error', 'error_code', 'error_description'];

const MESSAGES: Record<string, string> = {
  otp_expired: 'This link has expired or was already used.',
  access_denied: 'This link could not be used.',
};

/**
 * Reads what the auth service put into the address after a mail link; must run before the auth client, which clears it.
 */
export function readLanding(location: Pick<Location, 'hash' | 'search'>): Landing {
  const hash = new URLSearchParams(location.hash.replace(/^#/, ''));
  const search = new URLSearchParams(location.search);
  const get = (name: string) => hash.get(name) ?? search.get(name);
  const code = get('error_code') ?? get('error');
  return {
    error: code
      ? { code, message: MESSAGES[code] ?? get('error_description') ?? 'This link could not be used.' }
      : null,
    recovery: hash.get('type') === 'recovery',
    session: hash.has('access_token'),
  };
}

/** The address without what a failed link put into it, so that a reload does not tell of it again. */
export function withoutError(location: Pick<Location, 'pathname' | 'search'>) {
  const search = new URLSearchParams(location.search);
  for (const name of ERROR_PARAMETERS) search.delete(name);
  return search.size > 0 ? `${location.pathname}?${search}` : location.pathname;
}
