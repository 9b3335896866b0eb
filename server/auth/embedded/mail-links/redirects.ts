import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { isLoopbackName, loopbackOrigin } from '../../loopback.ts';

const MAX_LENGTH = 2000;

/**
 * The origin for links in mails. Only a server that listens on loopback uses the Host header; on others anybody could have
 * mails sent with links to their own host.
 */
export const siteUrlOf = (config: Config, request: FastifyRequest): string =>
  config.siteUrl ?? loopbackOrigin(request, config) ?? `http://localhost:${config.port}`;

/**
 * The requested URL if it is on this site (for a loopback site, on any port of this machine), else the site. The URL must
 * begin with the origin that it is parsed to, so that no two parsers can disagree about it.
 */
export function redirectTarget(siteUrl: string, requested: unknown): string {
  if (typeof requested !== 'string' || requested.length > MAX_LENGTH) return siteUrl;
  const site = new URL(siteUrl);
  const target = URL.parse(requested);
  if (!target || target.protocol !== site.protocol) return siteUrl;
  const isOwn =
    target.host === site.host || (isLoopbackName(site.hostname) && isLoopbackName(target.hostname));
  const isExact =
    requested.startsWith(target.origin) && /^(?:[/?#]|$)/.test(requested.slice(target.origin.length));
  return isOwn && isExact ? target.href : siteUrl;
}

/** Adds parameters to the fragment, which browsers do not send. */
export function withFragment(target: string, parameters: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(parameters).toString();
  return url.href;
}

export function withQuery(target: string, parameters: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
