/** What a mail's link adds to the URL. */
export interface Landing {
  /** The link could not be used. */
  error: { code: string; message: string } | null;
  /** The link was for setting a new password. */
  recovery: boolean;
  /** The URL holds a session for the auth client. */
  session: boolean;
}

const ERROR_PARAMETERS = ['error', 'error_code', 'error_description'];

const MESSAGES: Record<string, string> = {
  otp_expired: 'This link has expired or was already used.',
  access_denied: 'This link could not be used.',
};

/** Reads the URL that the auth service redirected to; call it before the auth client starts, which clears it. */
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

/** The path and query without the error of a failed link. */
export function withoutError(location: Pick<Location, 'pathname' | 'search'>) {
  const search = new URLSearchParams(location.search);
  for (const name of ERROR_PARAMETERS) search.delete(name);
  return search.size > 0 ? `${location.pathname}?${search}` : location.pathname;
}
