import ipaddr from 'ipaddr.js';

/** IPv6 users have a /64 network each and can choose any address in it. */
const IPV6_GROUPS = 4;

/**
 * A visitor's key in rate limits: the IPv4 address, also of an IPv4-mapped one (`::ffff:192.0.2.1`), or the IPv6 /64.
 * @returns `unknown` for an invalid address, so that hiding it does not avoid limits
 */
export function visitorKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return networkOf(address, IPV6_GROUPS);
}

/** A /48, with 65,536 networks, is available to anybody for free. */
const IPV6_SITE_GROUPS = 3;

/** The /48 of an IPv6 address, for limits on all its networks together; else null. */
export function visitorSiteKey(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? networkOf(address, IPV6_SITE_GROUPS) : null;
}

const networkOf = ({ parts }: ipaddr.IPv6, groups: number) =>
  `${parts
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':')}::/${groups * 16}`;
