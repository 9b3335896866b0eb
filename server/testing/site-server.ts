import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test's site replies with; text is an HTML page. */
export type SiteReply =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** Sites on a loopback server, laid out as a mirror: `https://example.com/a` is `/example.com/a`. */
export interface SiteServer {
  /** For `PAGE_MIRROR`. */
  mirror: string;
  /** By host and path, such as `example.com/a`; tests change it. */
  replies: Map<string, SiteReply>;
  /** The reply to other paths; 404 unless it is set. */
  otherwise: (path: string) => SiteReply;
  /** Paths in the order of the requests, `example.com/a?b`. */
  requests: string[];
  /** User agents of the requests. */
  agents: Set<string>;
  close(): Promise<void>;
}

export async function startSiteServer(replies: Iterable<[string, SiteReply]> = []): Promise<SiteServer> {
  const site: Omit<SiteServer, 'mirror' | 'close'> = {
    replies: new Map(replies),
    otherwise: () => ({ status: 404 }),
    requests: [],
    agents: new Set(),
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1);
    site.requests.push(path);
    site.agents.add(request.headers['user-agent'] ?? '');
    send(site.replies.get(path) ?? sites.otherwise(path), request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sites: SiteServer = Object.assign(site, {
    mirror: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
  return sites;
}

function send(reply: SiteReply, request: IncomingMessage, response: ServerResponse): void {
  if (typeof reply === 'function') {
    reply(request, response);
    return;
  }
  const { status = 200, headers = {}, body = '' } = typeof reply === 'string' ? { body: reply } : reply;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(body);
}
