import { type PublicFetchOptions, type PublicResponse, publicFetch } from '../../../net/public-fetch.ts';

/** One request of a page; redirects are returned. */
export type WebRequest = Pick<PublicFetchOptions, 'headers' | 'maxBytes' | 'timeoutMs' | 'signal'>;

/** Where pages are read from. */
export interface Web {
  /** @throws FetchError */
  get(url: string, request: WebRequest): Promise<PublicResponse>;
}

/** The public internet, by the guard of `publicFetch`. */
export function createPublicWeb(
  access: Pick<PublicFetchOptions, 'resolve' | 'isPublic' | 'defaultPortsOnly'>,
  userAgent: string,
): Web {
  return {
    get: (url, { headers, ...request }) =>
      publicFetch(url, {
        ...access,
        ...request,
        allowPrivate: false,
        allowHttp: true,
        headers: { 'user-agent': userAgent, ...headers },
      }),
  };
}

/**
 * A server with copies of sites: `https://example.com/a?b` is read from `MIRROR/example.com/a?b`, as `wget --mirror`
 * lays files out.
 */
export function createMirror(mirror: string, userAgent: string): Web {
  const base = mirror.replace(/\/+$/, '');
  return {
    async get(url, { headers, ...request }) {
      const { host, pathname, search } = new URL(url);
      const copy = await publicFetch(`${base}/${host}${pathname}${search}`, {
        ...request,
        allowPrivate: true,
        headers: { 'user-agent': userAgent, ...headers },
      });
      const location = copy.headers.get('location');
      if (location) copy.headers.set('location', originalOf(location, host, base));
      return { ...copy, url };
    },
  };
}

/** A copy's redirect as its site would write it; a static server adds the host to the path. */
function originalOf(location: string, host: string, base: string): string {
  if (location.startsWith(`${base}/`)) return `https://${location.slice(base.length + 1)}`;
  return location.startsWith(`/${host}/`) ? location.slice(host.length + 1) : location;
}
