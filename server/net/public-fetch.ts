import { checkUrl, type UrlPolicy } from './check-url.ts';
import { AddressRefusedError, publicLookup, type Resolve } from './public-address.ts';

export interface PublicFetchOptions extends UrlPolicy {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** For the whole request: connecting, redirects and reading. */
  timeoutMs: number;
  /** Decompressed bytes after which reading stops. */
  maxBytes: number;
  /** Each redirect is checked like the first URL; requests with a body follow none. 0 returns the redirect itself. */
  maxRedirects?: number;
  signal?: AbortSignal;
  /** Defaults to the operating system's resolver. */
  resolve?: Resolve;
}

export interface PublicResponse {
  status: number;
  headers: Headers;
  /** After redirects. */
  url: string;
  body: Buffer;
  /** The body was longer than `maxBytes`. */
  truncated: boolean;
}

/** A failed request; the message may be shown to users. */
export class FetchError extends Error {
  override name = 'FetchError';
  /** The URL is not allowed; retrying does not help. */
  readonly refused: boolean;
  readonly timedOut: boolean;

  constructor(
    message: string,
    {
      refused = false,
      timedOut = false,
      cause,
    }: { refused?: boolean; timedOut?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.refused = refused;
    this.timedOut = timedOut;
  }
}

/**
 * Fetches a user's URL without allowing access to this machine or its networks (SSRF): resolves the name once, checks the
 * addresses and connects to one of them. No cookies, proxies or keep-alive.
 * @throws FetchError
 */
export async function publicFetch(address: string, options: PublicFetchOptions): Promise<PublicResponse> {
  const { method = 'GET', headers, body, timeoutMs, maxBytes } = options;
  const maxRedirects = body === undefined ? (options.maxRedirects ?? 0) : 0;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  // Keeps undici out of the server's start.
  const { Agent, fetch } = await import('undici');
  const dispatcher = new Agent({
    connect: options.allowPrivate
      ? { timeout: timeoutMs }
      : { timeout: timeoutMs, lookup: publicLookup(options.resolve, options.isPublic) },
  });
  let nextUrl = address;
  try {
    for (let followed = 0; ; followed++) {
      const checked = checkUrl(nextUrl, options);
      if (!checked.ok) throw new FetchError(checked.problem, { refused: true });
      const response = await fetch(checked.url, {
        method,
        body,
        signal,
        dispatcher,
        redirect: 'manual',
        headers: { 'user-agent': 'Sightline', accept: '*/*', ...headers },
      });
      const location = isRedirect(response.status) ? response.headers.get('location') : null;
      if (location === null || maxRedirects === 0) {
        return {
          status: response.status,
          headers: new Headers([...response.headers]),
          url: checked.url.href,
          ...(await readLimited(response.body, maxBytes)),
        };
      }
      await response.body?.cancel();
      if (followed === maxRedirects) throw new FetchError(`More than ${maxRedirects} redirects.`);
      nextUrl = URL.parse(location, checked.url)?.href ?? location;
    }
  } catch (error) {
    throw toFetchError(error, { timedOut: timeout.aborted, timeoutMs });
  } finally {
    dispatcher.destroy().catch(() => undefined);
  }
}

async function readLimited(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<{ body: Buffer; truncated: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk.subarray(0, maxBytes - size));
    size += chunk.length;
    if (size > maxBytes) return { body: Buffer.concat(chunks), truncated: true };
  }
  return { body: Buffer.concat(chunks), truncated: false };
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

const MESSAGES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the address could not be found.',
  EAI_AGAIN: 'The name of the address could not be looked up just now.',
  ECONNREFUSED: 'The address refused the connection.',
  ECONNRESET: 'The address closed the connection.',
  UND_ERR_SOCKET: 'The address closed the connection.',
  EHOSTUNREACH: 'The address could not be reached.',
  ENETUNREACH: 'The address could not be reached.',
  CERT_HAS_EXPIRED: 'The certificate of the address has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the address is not trusted.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the address is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the address is not trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate belongs to another address.',
};

function toFetchError(
  error: unknown,
  { timedOut, timeoutMs }: { timedOut: boolean; timeoutMs: number },
): FetchError {
  if (error instanceof FetchError) return error;
  const causes = causesOf(error);
  if (timedOut || causes.some(({ name }) => name === 'ConnectTimeoutError')) {
    return new FetchError(`No reply within ${Math.round(timeoutMs / 1000)} seconds.`, {
      timedOut: true,
      cause: error,
    });
  }
  if (causes.some((cause) => cause instanceof AddressRefusedError)) {
    return new FetchError('The name of the address does not lead to the public internet.', {
      refused: true,
      cause: error,
    });
  }
  const message = causes.map(({ code }) => MESSAGES[String(code)]).find(Boolean);
  return new FetchError(message ?? 'The request failed before there was a reply.', { cause: error });
}

type Failure = Error & { code?: unknown };

function causesOf(error: unknown): Failure[] {
  if (!(error instanceof Error)) return [];
  const errors = error instanceof AggregateError ? error.errors : [];
  return [error as Failure, ...causesOf(error.cause), ...errors.flatMap(causesOf)];
}
