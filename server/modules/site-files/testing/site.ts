import { FetchError } from '../../../net/public-fetch.ts';
import { type SiteReply, type SiteServer, startSiteServer } from '../../../testing/site-server.ts';
import { type Fetching, fetchFrom } from '../../pages/fetching/fetching.ts';
import { createMirror } from '../../pages/fetching/web.ts';

/** Sites of tests. */
export interface LocalSites extends Pick<SiteServer, 'requests' | 'close'> {
  fetching: Fetching;
  /** Replies with a text file. @param path with its host, such as `example.com/a` */
  serve(path: string, reply: SiteReply): void;
  /** Never replies. */
  hang(path: string): void;
  /** No host can be reached any more. */
  clear(): void;
}

/** Sites on a loopback server. Hosts without a reply cannot be reached. */
/** For requests of which no reply comes. */
const HANGING_MS = 200;
/** A busy machine is slow. */
const TIMEOUT_MS = 60_000;

export async function startLocalSites(): Promise<LocalSites> {
  const hanging = new Set<string>();
  const server = await startSiteServer();
  const { replies, requests, close } = server;
  const mirror = createMirror(server.mirror, 'Sightline');
  const web: Fetching['web'] = {
    async get(url, request) {
      const { host, pathname } = new URL(url);
      if (![...replies.keys()].some((path) => path.startsWith(`${host}/`))) {
        throw new FetchError('The name of the address could not be found.');
      }
      const timeoutMs = hanging.has(`${host}${pathname}`) ? HANGING_MS : TIMEOUT_MS;
      return mirror.get(url, { ...request, timeoutMs });
    },
  };
  return {
    fetching: fetchFrom(web, { pauseMs: 0 }),
    requests,
    close,
    serve(path, reply) {
      hanging.delete(path);
      if (typeof reply === 'function') replies.set(path, reply);
      else replies.set(path, toText(reply));
    },
    hang(path) {
      hanging.add(path);
      replies.set(path, () => {});
    },
    clear: () => replies.clear(),
  };
}

function toText(reply: Exclude<SiteReply, (...args: never) => unknown>): SiteReply {
  const { headers, ...rest } = typeof reply === 'string' ? { body: reply, headers: {} } : reply;
  return { ...rest, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } };
}
