import { parse } from 'tldts';
import type { RawSource } from '../types.ts';
import type { CanonicalUrl } from './canonical-url.ts';

/** Addresses at which an AI platform or its search engine shows results of its own. */
const OWN_SEARCH =
  /^https?:\/\/(?:(?:chatgpt|chat\.openai)\.com(?:[/?]|$)|perplexity\.ai\/search|gemini\.google\.com|(?:google\.[a-z.]{2,6}|bing\.com)\/search|duckduckgo\.com\/\?|claude\.ai)/;
const OPAQUE_REDIRECT = /^https?:\/\/vertexaisearch\.cloud\.google\.com\/grounding-api-redirect\//i;

/** True for a link that only repeats a question to the platform's own search. */
export function isOwnSearch({ url }: CanonicalUrl): boolean {
  return OWN_SEARCH.test(url);
}

/**
 * Gemini hands over one-time redirects that do not say where they lead and puts the site into the title; the site
 * is all that can be known of such a source. Null for every other source.
 */
export function siteNamedByTitle({ url, title }: RawSource): string | null {
  if (!OPAQUE_REDIRECT.test(url)) return null;
  const host = title.trim().toLowerCase();
  const parsed = parse(host);
  return parsed.hostname === host && parsed.isIcann === true && parsed.domain ? `https://${host}` : null;
}
