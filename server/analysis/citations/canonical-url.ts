import { parse } from 'tldts';
import { targetOfRedirect } from './redirects.ts';

/** In UTF-16 units; longer addresses are dropped. */
export const MAX_URL_LENGTH = 2048;
/** Redirects and AMP marks that are removed from one address, such as a redirect to `/page.amp/amp/`. */
const MAX_LAYERS = 20;
/** Sites that put tracking into the path: `/dp/B0/ref=sr_1_1`. */
const PATH_TRACKERS = /(?:^|\.)(?:amazon\.[a-z.]+|imdb\.com)$/;

export interface CanonicalUrl {
  url: string;
  /** Registrable domain by the public suffix list; the host itself when it has none. */
  domain: string;
}

/**
 * The canonical form of an address: `http` or `https`, no `www.` or mobile or AMP host, no credentials,
 * default port, tracking parameters, AMP marks, fragment or trailing slash; redirectors are followed where the
 * address contains the target. Null for anything but a web address, and for a long one. Idempotent; never throws.
 */
export function canonicalUrl(raw: string): CanonicalUrl | null {
  let url = webAddress(raw);
  for (let layer = 0; url && layer < MAX_LAYERS; layer += 1) {
    const target = targetOfRedirect(url);
    const previous = url.href;
    if (target !== null) url = webAddress(target);
    else clean(url);
    if (url?.href === previous) return toCanonical(url);
  }
  return null;
}

function toCanonical(url: URL): CanonicalUrl | null {
  const text = url.pathname === '/' && url.search === '' ? url.href.slice(0, -1) : url.href;
  return text.length > MAX_URL_LENGTH
    ? null
    : { url: text, domain: parseHost(url.hostname).domain ?? url.hostname };
}

let lastSite = { host: '', site: parse('') };

/** A host by the public suffix list. The last result is cached, since each address needs it three times. */
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

/** Removes `www.`, the `m` of `en.m.wikipedia.org`, and `m.` or `amp.` before a registrable domain. */
function shortHost(host: string): string {
  const { domain, subdomain, isIp } = parseHost(host);
  if (isIp || !domain || !subdomain) return host;
  const kept = subdomain.replace(/^(?:www(?:\.|$))+/, '');
  if (/^(?:m|amp)$/.test(kept)) return domain;
  const short = domain === 'wikipedia.org' ? kept.replace(/(?:^|\.)m$/, '') : kept;
  return short === '' ? domain : `${short}.${domain}`;
}

/** The query without tracking parameters. */
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

// Setting a part parses the URL again, even with the same value, and most parts are clean already; so these compare first.

/** Sets the path; '' is that of the site itself. */
function setPath(url: URL, path: string): void {
  if ((path || '/') !== url.pathname) url.pathname = path;
}

/** Sets the query, with or without its `?`; an address without a fragment loses even a `?` with nothing after it. */
function setSearch(url: URL, search: string): void {
  const marked = search === '' || search.startsWith('?') ? search : `?${search}`;
  if (marked !== url.search || (marked === '' && url.href.endsWith('?'))) url.search = search;
}

/** Tracking parameters on any site. */
const ANYWHERE =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|gad_\w+|fbclid|fb_\w+|msclkid|yclid|ysclid|twclid|ttclid|li_fat_id|igshid|igsh|epik|rdt_cid|irclickid|irgwc|srsltid|mc_[ce]id|mkt_tok|_hs(?:enc|mi)|__hs(?:tc|sc|fp)|hsctatracking|vero_(?:id|conv)|oly_(?:anon|enc)_id|wickedid|s_cid|_gl|_ga|_gsid|_branch_match_id|_branch_referrer|ref_src|ref_url|referrer|ncid|cmpid|ocid|icid|wt_?mc|mtm_\w+|pk_\w+|piwik_\w+|scid|guce_\w+|spm|sscid|aff_id|affid|clickid|campaignid|adgroupid|trk(?:info)?|at_(?:medium|campaign)|xtor)$/i;
/** Parameters that track on these sites and may have a meaning on others. */
const ON_SITE: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?:^|\.)amazon\.[a-z.]+$/,
    /^(?:ref_?|tag|linkcode|linkid|camp|creative|psc|qid|sr|sprefix|crid|dib|dib_tag|pf_rd_\w+|pd_rd_\w+|content-id|ascsubtag|th|smid|_encoding)$/i,
  ],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, /^(?:si|feature|pp|ab_channel)$/i],
  [/(?:^|\.)(?:twitter|x)\.com$/, /^(?:s|t|ref_\w+)$/i],
  [/(?:^|\.)reddit\.com$/, /^(?:share_id|rdt|context|ref|ref_source)$/i],
  [
    /(?:^|\.)(?:nytimes|washingtonpost|theguardian)\.com$/,
    /^(?:smid|smtyp|unlocked_article_code|cmp|itid)$/i,
  ],
  [/(?:^|\.)(?:bbc\.com|bbc\.co\.uk)$/, /^(?:ns_\w+|at_\w+)$/i],
];

/** Whether a query parameter of a page on `host` is a tracking parameter. */
function isTracker(name: string, host: string): boolean {
  return ANYWHERE.test(name) || ON_SITE.some(([site, parameter]) => site.test(host) && parameter.test(name));
}
