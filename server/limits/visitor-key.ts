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
  const network = address.parts.slice(0, IPV6_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
