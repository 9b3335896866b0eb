import type { FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '../../../config/config.ts';
import { isLoopbackName, loopbackOrigin } from '../../loopback.ts';

const MAX_LENGTH = 2000;

/**
 * Where people reach this server. The Host header is believed only where nothing but this machine can
 * connect; elsewhere anybody could have mails sent with links to their own host.
 */
export function siteUrlOf(config: Config, request: FastifyRequest): string {
  if (config.siteUrl) return config.siteUrl;
  const own = isLoopback(config.host) ? loopbackOrigin(request.headers.host) : undefined;
  return own ?? `http://localhost:${config.port}`;
}

/**
 * Where a mail link may lead: the page asked for when it is on this site (on a loopback site, any port of
 * this machine), else the site itself.
 */
export function redirectTarget(siteUrl: string, wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH) return siteUrl;
  const site = new URL(siteUrl);
  const target = URL.parse(wanted);
  if (!target || target.protocol !== site.protocol || target.username || target.password) return siteUrl;
  const isOwn =
    target.host === site.host || (isLoopbackName(site.hostname) && isLoopbackName(target.hostname));
  return isOwn ? target.href : siteUrl;
}

/** Puts parameters into the fragment, which browsers keep to themselves. */
export function withFragment(target: string, parameters: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(parameters).toString();
  return url.href;
}

/** Puts parameters into the query. */
export function withQuery(target: string, parameters: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
