import { parse } from 'tldts';
import { targetOfRedirect } from './redirects.ts';
import { isTracker } from './trackers.ts';

/** Longest address that is kept, in UTF-16 units. */
export const MAX_URL_LENGTH = 2048;
/** Under one mark there may be the next: a redirect to "/page.amp/amp/". */
const MAX_LAYERS = 20;
/** These write their tracking into the path: `/dp/B0/ref=sr_1_1`. */
const PATH_TRACKERS = /(?:^|\.)(?:amazon\.[a-z.]+|imdb\.com)$/;

/** A source's address in the one form that all its spellings share. */
export interface CanonicalUrl {
  url: string;
  /** Registrable domain by the public suffix list; the host itself when it has none. */
  domain: string;
}

/**
 * Brings an address into canonical form: `http` or `https`, no `www.` or mobile or AMP host, no credentials,
 * default port, tracking parameters, AMP marks, fragment or trailing slash; redirectors are followed where the
 * target stands in the address. Null when it is no web address or too long. Idempotent; never throws.
 */
export function canonicalUrl(raw: string): CanonicalUrl | null {
  let url = webAddress(raw);
  for (let layer = 0; url && layer < MAX_LAYERS; layer += 1) {
    const target = targetOfRedirect(url);
    const before = url.href;
    if (target !== null) url = webAddress(target);
    else clean(url);
    if (url?.href === before) return described(url);
  }
  return null;
}

function described(url: URL): CanonicalUrl | null {
  const text = url.pathname === '/' && url.search === '' ? url.href.slice(0, -1) : url.href;
  return text.length > MAX_URL_LENGTH
    ? null
    : { url: text, domain: parseHost(url.hostname).domain ?? url.hostname };
}

let lastSite = { host: '', site: parse('') };

/** What the public suffix list says of a host; the last one is kept, since one address asks for it three times. */
function parseHost(host: string): ReturnType<typeof parse> {
  if (lastSite.host !== host) lastSite = { host, site: parse(host) };
  return lastSite.site;
}

function clean(url: URL): void {
  if (url.username !== '') url.username = '';
  if (url.password !== '') url.password = '';
  if (url.href.includes('#')) url.hash = '';
  removeAmp(url);
  const host = shortHost(url.hostname.replace(/\.+$/, ''));
  if (host !== url.hostname) url.hostname = host;
  setSearch(url, keptQuery(url));
  const path = PATH_TRACKERS.test(url.hostname) ? url.pathname.replace(/\/ref=[^/]*\/*$/, '') : url.pathname;
  setPath(url, path.replace(/\/+$/, ''));
}

function webAddress(raw: string): URL | null {
  if (raw.length > 4 * MAX_URL_LENGTH) return null;
  const url = URL.parse(raw.trim().replace(/&amp;/gi, '&'));
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : null;
}

/** Without `www.`; without `m.` or `amp.` where the rest is the registrable domain; `en.m.wikipedia.org` too. */
function shortHost(host: string): string {
  const { domain, subdomain, isIp } = parseHost(host);
  if (isIp || !domain || !subdomain) return host;
  const kept = subdomain.replace(/^(?:www(?:\.|$))+/, '');
  if (/^(?:m|amp)$/.test(kept)) return domain;
  const short = domain === 'wikipedia.org' ? kept.replace(/(?:^|\.)m$/, '') : kept;
  return short === '' ? domain : `${short}.${domain}`;
}

/** The query as it was written, less what only tracks the reader. */
function keptQuery(url: URL): string {
  if (url.search === '') return '';
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isTracker(decoded(pair.split('=', 1)[0] ?? ''), url.hostname));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Turns the address of an AMP page into that of the page itself. */
function removeAmp(url: URL): void {
  const path = url.pathname;
  if (/amp/i.test(path)) {
    setPath(
      url,
      path.replace(/(?<=\/[^/]+)(?:\/amp)+\/*$/i, '').replace(/(?<=[^/])\.amp(?=\.html?$|\/?$)/i, ''),
    );
  }
  if (url.search === '') return;
  const kept = url.search
    .slice(1)
    .split('&')
    .filter(
      (pair) => pair !== '' && !/^(?:amp(?:=(?:1|true)?)?|outputtype=amp|amp_js_v=.*|usqp=.*)$/i.test(pair),
    );
  setSearch(url, kept.join('&'));
}

// A URL is parsed again whenever a part is set, even to the same value, and most parts are clean: so these compare first.

/** Sets the path; '' is that of the site itself. */
function setPath(url: URL, path: string): void {
  if ((path || '/') !== url.pathname) url.pathname = path;
}

/** Sets the query, with or without its `?`; an address without a fragment loses even a `?` with nothing after it. */
function setSearch(url: URL, search: string): void {
  const marked = search === '' || search.startsWith('?') ? search : `?${search}`;
  if (marked !== url.search || (marked === '' && url.href.endsWith('?'))) url.search = search;
}
