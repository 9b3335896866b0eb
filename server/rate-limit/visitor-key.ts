import ipaddr from 'ipaddr.js';

/** An IPv6 customer has a whole /64, so that one address of it says nothing about who asks. */
const IPV6_GROUPS = 4;

/**
 * What a visitor is counted under in a limit: an IPv4 address as it is, an IPv6 address by its /64, and an IPv4 address
 * inside an IPv6 one (`::ffff:192.0.2.1`, which a socket on both gives) as the IPv4 address.
 * @returns `unknown` for what is no address, so that nobody gets round a limit by hiding
 */
export function visitorKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return networkOf(address, IPV6_GROUPS);
}

/** Anybody gets a /48 for nothing; its 65,536 networks would else be as many visitors. */
const IPV6_SITE_GROUPS = 3;

/** The /48 of an IPv6 address, for limits on all its networks together; null for any other. */
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
