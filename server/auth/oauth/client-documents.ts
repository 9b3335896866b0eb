import { publicFetch } from '../../net/public-fetch.ts';

/** Fetches what a client says about itself at its `client_id` (or its keys). */
export type FetchClientDocument = (url: string) => Promise<Response>;

const TIMEOUT_MS = 5_000;
/** The library reads less and needs to see when there is more. */
const MAX_BYTES = 65_536;

/** Fetches from public addresses only, and follows no redirect. @throws FetchError */
export const fetchClientDocument: FetchClientDocument = async (url) => {
  const { status, headers, body } = await publicFetch(url, {
    allowPrivate: false,
    defaultPortsOnly: true,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    headers: { accept: 'application/json' },
  });
  return new Response(new Uint8Array(body), {
    status: status === 204 ? 502 : status,
    headers: cacheHeaders(headers),
  });
};

/** The others describe the body as it was sent, compressed for instance. */
function cacheHeaders(headers: Headers): Record<string, string> {
  const control = headers.get('cache-control');
  return control === null ? {} : { 'cache-control': control };
}
