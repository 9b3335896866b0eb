import type { PublicResponse } from './public-fetch.ts';

/** Where a response redirects to; the target has no fragment, and is null where it is no address. */
export interface Redirect {
  target: string | null;
}

/** Null where the response is no redirect. @param url the address that was requested */
export function redirectOf(
  { status, headers }: Pick<PublicResponse, 'status' | 'headers'>,
  url: string,
): Redirect | null {
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  if (location === null) return null;
  const target = URL.parse(location, url);
  if (target) target.hash = '';
  return { target: target?.href ?? null };
}
