import { getDomain, parse } from 'tldts';
import { z } from 'zod';

const EXAMPLE = 'Enter a domain such as example.com.';
const MAX_DOMAIN_LENGTH = 253;

/**
 * A company's website: an address or a domain, such as `example.com/about`. An IP address or a name without an ending
 * is none.
 * @returns its origin: `https://host`, http where it was typed, a port only if it was; null for blank
 */
export const visitorWebsite = z
  .string({ error: 'Text is needed.' })
  .max(2000, EXAMPLE)
  .nullish()
  .transform((given, context): string | null => {
    const text = given?.trim();
    if (!text) return null;
    const origin = originOf(text);
    if (origin) return origin;
    context.addIssue({ code: 'custom', message: EXAMPLE });
    return z.NEVER;
  });

function originOf(text: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || url.username || url.password || /\s/.test(text)) return null;
  const { domain, isIp } = parse(url.hostname, { allowPrivateDomains: false });
  return domain && !isIp && domain.length <= MAX_DOMAIN_LENGTH ? url.origin : null;
}

/** Registrable domain of a website that was taken. */
export const registrableDomain = (origin: string): string | null =>
  getDomain(origin, { allowPrivateDomains: false })?.toLowerCase() ?? null;
