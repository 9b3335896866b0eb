/** Redirectors by host and path, with the parameters that hold the target. */
const REDIRECTORS: readonly (readonly [host: RegExp, path: RegExp, parameters: readonly string[]])[] = [
  [/^(?:www\.)?google\.[a-z.]{2,6}$/, /^\/url$/, ['q', 'url']],
  [/^(?:www\.)?google\.[a-z.]{2,6}$/, /^\/imgres$/, ['imgrefurl']],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, ['q']],
  [/^(?:l|lm)\.(?:facebook|instagram)\.com$/, /^\/(?:l\.php)?$/, ['u']],
  [/^(?:www\.)?duckduckgo\.com$/, /^\/l\/?$/, ['uddg']],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir\/redirect|safety\/go)\/?$/, ['url']],
  [/^out\.reddit\.com$/, /^\//, ['url']],
  [/^(?:www\.)?bing\.com$/, /^\/ck\/a$/, ['u']],
];

/** Rules out nearly every host before the list is searched. */
const MAY_REDIRECT = /google|youtube|facebook|instagram|duckduckgo|linkedin|reddit|bing|ampproject/;

/** The target of a redirector's address; null for other addresses and where the address does not contain it. */
export function targetOfRedirect(url: URL): string | null {
  if (!MAY_REDIRECT.test(url.hostname)) return null;
  const cached = targetOfAmpCache(url);
  if (cached !== null) return cached;
  for (const [host, path, parameters] of REDIRECTORS) {
    if (!host.test(url.hostname) || !path.test(url.pathname)) continue;
    for (const parameter of parameters) {
      const value = url.searchParams.get(parameter) ?? '';
      const target = value.startsWith('a1') ? fromBase64(value.slice(2)) : value;
      if (/^https?:\/\//i.test(target)) return target;
    }
  }
  return null;
}

/** `google.com/amp/s/host/path` and `host-with-dashes.cdn.ampproject.org/c/s/host/path`. */
function targetOfAmpCache(url: URL): string | null {
  const google = /^(?:www\.)?google\.[a-z.]{2,6}$/.test(url.hostname) && url.pathname.startsWith('/amp/');
  const cache = url.hostname === 'cdn.ampproject.org' || url.hostname.endsWith('.cdn.ampproject.org');
  if (!google && !cache) return null;
  const match = /^\/(?:amp|[acvi]|wp)\/(s\/)?([^/]+\.[^/]+.*)$/.exec(url.pathname);
  return match ? `${match[1] ? 'https' : 'http'}://${match[2]}${url.search}` : null;
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}
