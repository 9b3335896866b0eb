import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Longest address that is taken, in characters. */
export const MOST_URL = 2048;

/** Which addresses may be asked. */
export interface UrlPolicy {
  /** Also http, and addresses of this machine and its networks. */
  allowPrivate: boolean;
  /** Also http, of public addresses. */
  allowHttp?: boolean;
  /** Only the ports that web pages have: 443 of https, 80 of http. */
  usualPorts?: boolean;
  /** Tells public IP addresses; replaced in tests, which have none. */
  isPublic?: (address: string) => boolean;
}

/**
 * Reads an address that somebody gave. Numbers in other forms (`http://2130706433`, `0x7f.1`) are read by the URL
 * standard and checked as the addresses they are; names are checked when they are looked up.
 * @returns the address, or what is wrong with it in a sentence
 */
export function checkUrl(
  text: string,
  { allowPrivate, allowHttp = false, usualPorts = false, isPublic = isPublicAddress }: UrlPolicy,
): { ok: true; url: URL } | { ok: false; problem: string } {
  const refused = (problem: string) => ({ ok: false as const, problem });
  const given = text.trim();
  if (given.length > MOST_URL) return refused(`At most ${MOST_URL} characters.`);
  const url = URL.parse(given);
  const http = allowPrivate || allowHttp;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return refused('Give an address that begins with https://.');
  }
  if (url.protocol === 'http:' && !http) return refused('The address must begin with https://.');
  if (url.username || url.password) return refused('The address must not hold a user name or password.');
  if (usualPorts && url.port !== '') return refused('The address must not name a port.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && ((isIP(host) !== 0 && !isPublic(host)) || isLocalName(host))) {
    return refused('The address must be reachable on the public internet.');
  }
  return { ok: true, url };
}

/** Names that are this machine's or its network's by definition (RFC 6761, 6762, 9476). */
const isLocalName = (host: string) => /(^|\.)(localhost|local|internal)\.?$/i.test(host);
