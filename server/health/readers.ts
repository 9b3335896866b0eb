import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Set by proxies: whoever they speak for is not known to be of this network. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const OWN_NETWORK = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/**
 * Whether a request may read the figures: whoever has the token, or where there is none, whoever asks from this network,
 * but not through a proxy, which makes all look near.
 */
export function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(digest(given), digest(token));
  }
  const isDirect = PROXY_HEADERS.every((name) => headers[name] === undefined);
  return isDirect && isOwnNetwork(socket.remoteAddress ?? '');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const isOwnNetwork = (address: string) =>
  ipaddr.isValid(address) && OWN_NETWORK.has(ipaddr.process(address).range());
