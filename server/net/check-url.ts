import { isIP } from 'node:net';
import { isLocalName, isPublicAddress } from './public-address.ts';

export const MAX_URL_LENGTH = 2048;

/** Which URLs may be requested. */
export interface UrlPolicy {
  /** Also http, and private addresses. */
  allowPrivate: boolean;
  /** Also http, for public addresses. */
  allowHttp?: boolean;
  /** Only 443 for https and 80 for http. */
  defaultPortsOnly?: boolean;
  /** Replaced in tests, which only have private addresses. */
  isPublic?: (address: string) => boolean;
}

/**
 * Parses a URL from a user. The URL standard normalizes other forms of IP addresses (`http://2130706433`, `0x7f.1`);
 * host names are checked when they are resolved.
 * @returns the URL, or an error message
 */
export function checkUrl(
  text: string,
  { allowPrivate, allowHttp = false, defaultPortsOnly = false, isPublic = isPublicAddress }: UrlPolicy,
): { ok: true; url: URL } | { ok: false; problem: string } {
  const fail = (problem: string) => ({ ok: false as const, problem });
  const trimmed = text.trim();
  if (trimmed.length > MAX_URL_LENGTH) return fail(`At most ${MAX_URL_LENGTH} characters.`);
  const url = URL.parse(trimmed);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return fail('Give an address that begins with https://.');
  }
  if (url.protocol === 'http:' && !allowPrivate && !allowHttp)
    return fail('The address must begin with https://.');
  if (url.username || url.password) return fail('The address must not hold a user name or password.');
  if (defaultPortsOnly && url.port !== '') return fail('The address must not name a port.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && ((isIP(host) !== 0 && !isPublic(host)) || isLocalName(host))) {
    return fail('The address must be reachable on the public internet.');
  }
  return { ok: true, url };
}
