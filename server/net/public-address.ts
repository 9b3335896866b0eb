import { type LookupAddress, lookup as lookupName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast; the rest of IPv6 is reserved, local, or stands for an IPv4 address. */
const IPV6_GLOBAL = ipaddr.IPv6.parse('2000::');

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local, shared (CGNAT), multicast,
 * reserved, nor an IPv6 form of an IPv4 address, which could hide one of these.
 * @param address as text; brackets around IPv6 are taken
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '');
  // ipaddr.js also reads forms such as 0x7f.1, which a resolver never gives.
  if (isIP(bare) === 0) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(IPV6_GLOBAL, 3);
}

/** A name or address that must not be connected to. */
export class AddressRefusedError extends Error {
  override name = 'AddressRefusedError';
}

/** Finds all addresses of a name, as the operating system does. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

const resolveBySystem: Resolve = (name) =>
  new Promise((found, failed) => {
    lookupName(name, { all: true }, (error, addresses) => (error ? failed(error) : found(addresses)));
  });

/**
 * A look-up for sockets that gives public addresses only. A socket connects to what it is given here, so that a name
 * cannot lead elsewhere between being checked and being used. A name that has any other address is refused as a whole.
 */
export function publicLookup(
  resolve: Resolve = resolveBySystem,
  isPublic: (address: string) => boolean = isPublicAddress,
): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublic(address))) {
          done(new AddressRefusedError(`${hostname} is not a public address.`), '', 0);
        } else if (options.all) {
          done(null, found);
        } else {
          done(null, first.address, first.family);
        }
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}
