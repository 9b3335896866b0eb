import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const MAX_PREFIXES = 5000;
/** A wider range is no vendor's list of crawlers. */
const WIDEST = { ipv4: 8, ipv6: 24 };

const published = z.object({
  creationTime: z.string().max(100).optional(),
  prefixes: z
    .array(z.object({ ipv4Prefix: z.string().optional(), ipv6Prefix: z.string().optional() }))
    .min(1)
    .max(MAX_PREFIXES),
});

/** A list of published ranges. */
export interface PublishedRanges {
  /** As the list has it; null: it has none. */
  createdAt: string | null;
  /** In CIDR notation. */
  prefixes: string[];
}

/** Reads a vendor's list. @returns null when it is not one, or has a range of another form */
export function parseRangeList(text: string): PublishedRanges | null {
  const parsed = published.safeParse(json(text));
  if (!parsed.success) return null;
  const { creationTime, prefixes } = parsed.data;
  const texts = prefixes.map(({ ipv4Prefix, ipv6Prefix }) => ipv4Prefix ?? ipv6Prefix ?? '');
  return texts.every(isPrefix) ? { createdAt: creationTime ?? null, prefixes: texts } : null;
}

function isPrefix(text: string): boolean {
  if (!ipaddr.isValidCIDR(text)) return false;
  const [address, bits] = ipaddr.parseCIDR(text);
  return bits >= WIDEST[address.kind()] && address.range() === 'unicast';
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
