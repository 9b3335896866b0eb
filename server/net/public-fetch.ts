import { checkUrl, type UrlPolicy } from './check-url.ts';
import { readLimited } from './limited-body.ts';
import { AddressRefusedError, publicLookup, type Resolve } from './public-address.ts';

export interface PublicFetchOptions extends UrlPolicy {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** For all of it: connecting, redirects and reading. */
  timeoutMs: number;
  /** Bytes of the body, unpacked, after which it is not read on. */
  maxBytes: number;
  /** Redirects followed, each checked like the first address; a request with a body follows none. 0: it is the reply. */
  redirects?: number;
  signal?: AbortSignal;
  /** Finds a name's addresses; the operating system when left out. */
  resolve?: Resolve;
}

export interface PublicReply {
  status: number;
  headers: Headers;
  /** Where it came from, after redirects. */
  url: string;
  body: Buffer;
  /** There was more than `maxBytes`. */
  truncated: boolean;
}

/** Why a request came to nothing, in words that may be shown. */
export class FetchProblem extends Error {
  override name = 'FetchProblem';
  /** The address must not be asked, and asking again would not help. */
  readonly refused: boolean;

  constructor(message: string, { refused = false, cause }: { refused?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.refused = refused;
  }
}

/**
 * Asks an address that somebody gave, without letting it lead into this machine or its networks: the name is looked up
 * once, its addresses are checked, and the connection goes to one of these. No cookies, no proxies, no kept connections.
 * @throws FetchProblem
 */
export async function publicFetch(address: string, options: PublicFetchOptions): Promise<PublicReply> {
  const { method = 'GET', headers, body, timeoutMs, maxBytes } = options;
  const redirects = body === undefined ? (options.redirects ?? 0) : 0;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  // Left out of the start, which asks no address.
  const { Agent, fetch } = await import('undici');
  const dispatcher = new Agent({
    connect: options.allowPrivate
      ? { timeout: timeoutMs }
      : { timeout: timeoutMs, lookup: publicLookup(options.resolve, options.isPublic) },
  });
  let next = address;
  try {
    for (let followed = 0; ; followed++) {
      const checked = checkUrl(next, options);
      if (!checked.ok) throw new FetchProblem(checked.problem, { refused: true });
      const reply = await fetch(checked.url, {
        method,
        body,
        signal,
        dispatcher,
        redirect: 'manual',
        headers: { 'user-agent': 'Sightline', accept: '*/*', ...headers },
      });
      const location = isRedirect(reply.status) ? reply.headers.get('location') : null;
      if (location === null || redirects === 0) {
        const read = await readLimited(reply.body, maxBytes);
        return {
          status: reply.status,
          headers: new Headers([...reply.headers]),
          url: checked.url.href,
          ...read,
        };
      }
      await reply.body?.cancel();
      if (followed === redirects) throw new FetchProblem(`More than ${redirects} redirects.`);
      next = URL.parse(location, checked.url)?.href ?? location;
    }
  } catch (error) {
    throw problemOf(error, { timedOut: timeout.aborted, timeoutMs });
  } finally {
    // Whatever is still on its way is of no more use.
    dispatcher.destroy().catch(() => undefined);
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** A failure's code in words; anything else is a failure to connect. */
const WORDS: Readonly<Record<string, string>> = {
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

function problemOf(
  error: unknown,
  { timedOut, timeoutMs }: { timedOut: boolean; timeoutMs: number },
): FetchProblem {
  if (error instanceof FetchProblem) return error;
  const causes = causesOf(error);
  if (timedOut || causes.some(({ name }) => name === 'ConnectTimeoutError')) {
    return new FetchProblem(`No reply within ${Math.round(timeoutMs / 1000)} seconds.`, { cause: error });
  }
  if (causes.some((cause) => cause instanceof AddressRefusedError)) {
    return new FetchProblem('The name of the address does not lead to the public internet.', {
      refused: true,
      cause: error,
    });
  }
  const words = causes.map(({ code }) => WORDS[String(code)]).find(Boolean);
  return new FetchProblem(words ?? 'The request failed before there was a reply.', { cause: error });
}

type Failure = Error & { code?: unknown };

/** An error, what caused it, and what that was made of. */
function causesOf(error: unknown): Failure[] {
  if (!(error instanceof Error)) return [];
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error as Failure, ...causesOf(error.cause), ...parts.flatMap(causesOf)];
}
