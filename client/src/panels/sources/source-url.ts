/** A page's address as people read it: the site, then the path. */
export function splitAddress(url: string, domain: string) {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const path = parsed ? decode(parsed.pathname + parsed.search).replace(/\/$/, '') : '';
  return { site: domain || parsed?.hostname || url, path };
}

/** Only web addresses may become links: a cited `javascript:` URL must never run. */
export function safeHref(url: string) {
  if (!URL.canParse(url)) return undefined;
  const { protocol } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? url : undefined;
}

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
