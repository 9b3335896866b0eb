import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { AiAgent } from '../agents.ts';

/** See `Verification` of visit-analysis. */
type Verification = 'verified' | 'forged' | 'unpublished';

/** Whether an agent's address is one of those that its vendor publishes. */
export type VerifyAgent = (agent: AiAgent, address: string) => Verification;

const MAX_CACHED = 5000;

/** @param ranges in CIDR notation, by the `key` of their list; agents of other lists cannot be verified */
export function createVerifier(ranges: Readonly<Record<string, readonly string[]>>): VerifyAgent {
  const lists = new Map(
    Object.entries(ranges).flatMap(([key, prefixes]) =>
      prefixes.length > 0 ? [[key, blockList(prefixes)] as const] : [],
    ),
  );
  const cache = new Map<string, Verification>();
  return ({ ranges: key }, address) => {
    const list = key === null ? undefined : lists.get(key);
    if (!list) return 'unpublished';
    const cacheKey = `${key} ${address}`;
    let result = cache.get(cacheKey);
    if (!result) {
      result = check(list, address);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(cacheKey, result);
    }
    return result;
  };
}

function blockList(prefixes: readonly string[]): BlockList {
  const list = new BlockList();
  for (const prefix of prefixes) {
    const [address = '', bits = ''] = prefix.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Without an address of the internet nothing can be said: the log has a proxy's, or none. */
function check(list: BlockList, text: string): Verification {
  if (!ipaddr.isValid(text)) return 'unpublished';
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return 'unpublished';
  const family = address.kind() === 'ipv6' ? 'ipv6' : 'ipv4';
  return list.check(address.toString(), family) ? 'verified' : 'forged';
}
