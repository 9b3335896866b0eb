import { parse } from 'tldts';
import { z } from 'zod';

/** A company's website as a visitor gave it. */
export interface Website {
  /** Registrable domain. */
  domain: string;
  /** `https://host`, or http where it was typed; a port only if it was. */
  origin: string;
}

const EXAMPLE = 'Give a domain such as example.com.';

/** An address or a domain, such as `example.com/about`; null for none. An IP address or a name without an ending is none. */
export const visitorWebsite = z
  .string({ error: 'Text is needed.' })
  .max(2000, EXAMPLE)
  .nullish()
  .transform((given, context): Website | null => {
    const text = given?.trim();
    if (!text) return null;
    const website = websiteOf(text);
    if (website) return website;
    context.addIssue({ code: 'custom', message: EXAMPLE });
    return z.NEVER;
  });

function websiteOf(text: string): Website | null {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || url.username || url.password || /\s/.test(text)) return null;
  const { domain, isIp } = parse(url.hostname, { allowPrivateDomains: false });
  return domain && !isIp && domain.length <= 253
    ? { domain: domain.toLowerCase(), origin: url.origin }
    : null;
}
