import type { FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '../config/config.ts';

/** Whether a host name is this machine's. @param hostname of a parsed URL: lower case, IPv6 in brackets */
export const isLoopbackName = (hostname: string) => isLoopback(hostname.replace(/^\[|\]$/g, ''));

/**
 * The origin in the Host header if it is one of this server on loopback, byte for byte. A page of another site can make a
 * browser send any other name that resolves to this machine (DNS rebinding).
 */
export function loopbackOrigin(
  { headers, socket }: FastifyRequest,
  { host, port, siteUrl }: Pick<Config, 'host' | 'port' | 'siteUrl'>,
): string | undefined {
  if (!isLoopback(host)) return undefined;
  const names = ['localhost', '127.0.0.1', '[::1]', host.includes(':') ? `[${host}]` : host];
  const actualPort = socket.localPort ?? port;
  const origins = names.map((name) => `http://${name}${actualPort === 80 ? '' : `:${actualPort}`}`);
  // Behind a development server or an SSH tunnel on another port.
  if (siteUrl && isLoopbackName(new URL(siteUrl).hostname)) origins.push(siteUrl);
  return origins.find((origin) => origin.slice(origin.indexOf('//') + 2) === headers.host);
}
