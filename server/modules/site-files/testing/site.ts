import { FetchError } from '../../../net/public-fetch.ts';
import { type SiteReply, type SiteServer, startSiteServer } from '../../../testing/site-server.ts';
import { type Fetching, fetchFrom } from '../../pages/fetching/fetching.ts';
import { createMirror } from '../../pages/fetching/web.ts';

/** Sites of tests. */
export interface LocalSites extends Pick<SiteServer, 'requests' | 'close'> {
  fetching: Fetching;
  /** Replies with a text file. @param path with its host, such as `example.com/a` */
  serve(path: string, reply: SiteReply): void;
  /** No host can be reached any more. */
  clear(): void;
}

/** Sites on a loopback server. Hosts without a reply cannot be reached. */
export async function startLocalSites(timeoutMs = 5_000): Promise<LocalSites> {
  const server = await startSiteServer();
  const { replies, requests, close } = server;
  const mirror = createMirror(server.mirror, 'Sightline');
  const web: Fetching['web'] = {
    async get(url, request) {
      const { host } = new URL(url);
      if (![...replies.keys()].some((path) => path.startsWith(`${host}/`))) {
        throw new FetchError('The name of the address could not be found.');
      }
      return mirror.get(url, request);
    },
  };
  return {
    fetching: fetchFrom(web, { pauseMs: 0, timeoutMs }),
    requests,
    close,
    serve(path, reply) {
      if (typeof reply === 'function') replies.set(path, reply);
      else replies.set(path, toText(reply));
    },
    clear: () => replies.clear(),
  };
}

function toText(reply: Exclude<SiteReply, (...args: never) => unknown>): SiteReply {
  const { headers, ...rest } = typeof reply === 'string' ? { body: reply, headers: {} } : reply;
  return { ...rest, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } };
}
