import type { IncomingHttpHeaders } from 'node:http';

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether a proxy forwarded the request; the socket's address is then the proxy's, not the client's. */
export const isForwarded = (headers: IncomingHttpHeaders) =>
  PROXY_HEADERS.some((name) => headers[name] !== undefined);
