import { retryAfterOf } from '../../../lib/retry-after.ts';
import { FetchError, type PublicResponse } from '../../../net/public-fetch.ts';
import { redirectOf } from '../../../net/redirect.ts';
import { ROBOTS_NAME } from '../../../net/user-agent.ts';
import { FAILURE_TEXTS, type PageFailure } from '../failures.ts';
import type { Fetching } from './fetching.ts';

/** Larger pages are not read. */
export const MAX_PAGE_BYTES = 3 * 1024 * 1024;
const MAX_REDIRECTS = 5;
/** A longer pause that a site asks for is not kept: it would hold up the whole run. */
const MAX_PAUSE_MS = 30_000;
const ACCEPT = 'text/html,application/xhtml+xml;q=0.9';

export interface PageRequest {
  url: string;
  /** Of the stored version; the server may then say that nothing changed. */
  etag: string | null;
  lastModified: string | null;
}

export type FetchedPage =
  | {
      outcome: 'page';
      html: Uint8Array<ArrayBuffer>;
      contentType: string;
      httpStatus: number;
      finalUrl: string;
      etag: string | null;
      lastModified: string | null;
    }
  | { outcome: 'unchanged'; httpStatus: number }
  | ({ outcome: 'failed' } & PageFailure);

/** Fetches a page as its site allows. @throws the signal's reason */
export async function fetchPage(
  fetching: Fetching,
  request: PageRequest,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const fetched = await follow(fetching, request, signal);
  // Canonical addresses have no `www.`, and some sites have no other name.
  const withWww =
    fetched.outcome === 'failed' && fetched.status === 'unreachable' ? wwwUrl(request.url) : null;
  if (!withWww || (await isReachable(fetching, request.url, signal))) return fetched;
  const again = await follow(fetching, { ...request, url: withWww }, signal);
  return again.outcome === 'failed' && again.status === 'unreachable' ? fetched : again;
}

/** Whether a page's site has given a reply, to the request for its rules. */
const isReachable = ({ rules }: Fetching, url: string, signal: AbortSignal) =>
  rules.of(url, signal).then(
    () => true,
    () => false,
  );

async function follow(fetching: Fetching, request: PageRequest, signal: AbortSignal): Promise<FetchedPage> {
  let { url } = request;
  for (let followed = 0; followed <= MAX_REDIRECTS; followed++) {
    const response = await getAllowed(fetching, { ...request, url }, signal);
    if ('outcome' in response) return response;
    const redirect = redirectOf(response, url);
    if (!redirect) return toFetched(response);
    if (redirect.target === null)
      return failed('failed', response.status, 'It redirects to an address that is none.');
    url = redirect.target;
  }
  return failed('failed', null, `More than ${MAX_REDIRECTS} redirects.`);
}

/** Asks for one address when its site's rules and pauses allow it. */
async function getAllowed(
  { web, rules, turns, timeoutMs }: Fetching,
  { url, etag, lastModified }: PageRequest,
  signal: AbortSignal,
): Promise<PublicResponse | FetchedPage> {
  try {
    const robots = await rules.of(url, signal);
    if (!robots.isAllowed(url, ROBOTS_NAME)) return failed('robots', null, FAILURE_TEXTS.robots);
    const { host } = new URL(url);
    const pause = Math.min(MAX_PAUSE_MS, (robots.crawlDelay(ROBOTS_NAME) ?? 0) * 1000);
    await turns.next(host, signal, pause);
    const response = await web.get(url, {
      maxBytes: MAX_PAGE_BYTES,
      timeoutMs,
      signal,
      headers: {
        accept: ACCEPT,
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      },
    });
    if (response.status === 429 || response.status === 503) {
      const asked = retryAfterOf(Object.fromEntries(response.headers), null, new Date());
      turns.pause(host, asked === null ? undefined : Math.min(MAX_PAUSE_MS, asked));
    }
    return response;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError)) throw error;
    return failed(error.timedOut ? 'timed-out' : 'unreachable', null, error.message);
  }
}

function toFetched({ status, headers, body, truncated, url }: PublicResponse): FetchedPage {
  if (status === 304) return { outcome: 'unchanged', httpStatus: status };
  if (status === 404 || status === 410) return failed('not-found', status);
  if ([401, 402, 403, 429, 451].includes(status)) return failed('refused', status);
  if (status !== 200) return failed('failed', status, `The site answered with status ${status}.`);
  const contentType = headers.get('content-type') ?? '';
  if (!isHtml(contentType, body)) {
    return failed('not-html', status, `${FAILURE_TEXTS['not-html']} It is ${mediaType(contentType)}.`);
  }
  if (truncated) return failed('too-large', status);
  return {
    outcome: 'page',
    html: new Uint8Array(body),
    contentType: contentType.slice(0, 200),
    httpStatus: status,
    finalUrl: url,
    etag: shortHeader(headers.get('etag')),
    lastModified: shortHeader(headers.get('last-modified')),
  };
}

const failed = (
  status: PageFailure['status'],
  httpStatus: number | null,
  problem: string = FAILURE_TEXTS[status],
): FetchedPage & { outcome: 'failed' } => ({ outcome: 'failed', status, httpStatus, problem });

function isHtml(contentType: string, body: Buffer): boolean {
  if (contentType === '') return body.subarray(0, 512).toString('latin1').trimStart().startsWith('<');
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType);
}

const mediaType = (contentType: string) =>
  /^[\w.+-]+\/[\w.+-]+/.exec(contentType.trim())?.[0].slice(0, 80) ?? 'of an unknown type';

/** A header to be sent back; a longer one is not kept. */
const shortHeader = (value: string | null) => (value && value.length <= 300 ? value : null);

function wwwUrl(url: string): string | null {
  const parsed = new URL(url);
  if (parsed.hostname.startsWith('www.') || !/^[^.]+\.[a-z][^.]*(\.[a-z]{2})?$/i.test(parsed.hostname))
    return null;
  parsed.hostname = `www.${parsed.hostname}`;
  return parsed.href;
}
