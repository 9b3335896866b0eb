import { type LookupAddress, lookup as lookupName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast; the rest of IPv6 is reserved, local, or maps an IPv4 address. */
const IPV6_GLOBAL = ipaddr.IPv6.parse('2000::');

/**
 * Whether an IP address is public: not private, loopback, link-local, shared (CGNAT), multicast or reserved, and not an
 * IPv6 form of an IPv4 address, which could hide one of these.
 * @param address IPv6 may have brackets
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '');
  // ipaddr.js also reads forms such as 0x7f.1, which a resolver never gives.
  if (isIP(bare) === 0) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(IPV6_GLOBAL, 3);
}

/** Names reserved for the local machine or network (RFC 6761, 6762, 9476). */
export const isLocalName = (host: string) => /(^|\.)(localhost|local|internal)\.?$/i.test(host);

/** A host that must not be connected to. */
export class AddressRefusedError extends Error {
  override name = 'AddressRefusedError';
}

/** Resolves a host name to all its addresses. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

const resolveWithSystem: Resolve = (name) =>
  new Promise((resolve, reject) => {
    lookupName(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/**
 * A `lookup` for sockets that returns public addresses only. The socket connects to exactly these, which prevents DNS
 * rebinding. A name with any private address is refused.
 */
export function publicLookup(
  resolve: Resolve = resolveWithSystem,
  isPublic: (address: string) => boolean = isPublicAddress,
): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublic(address))) {
          done(new AddressRefusedError(`${hostname} is not a public address.`), '', 0);
        } else if (options.all) {
          done(null, addresses);
        } else {
          done(null, first.address, first.family);
        }
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}

/**
 * The address to connect to for a host name, so that no second look-up can lead elsewhere.
 * @throws AddressRefusedError for a name that does not lead to the public internet
 */
export async function resolveHost(
  hostname: string,
  { allowPrivate, resolve = resolveWithSystem }: { allowPrivate: boolean; resolve?: Resolve | undefined },
): Promise<string> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(bare) === 0 ? await resolve(bare) : [{ address: bare, family: isIP(bare) }];
  const [first] = addresses;
  if (!first || (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)))) {
    throw new AddressRefusedError(`${hostname} is not a public address.`);
  }
  return first.address;
}
