import { parse } from 'tldts';
import type { TextLinks } from '../text/links.ts';
import type { AnalysedCitation, RawAnswer, RawSource } from '../types.ts';
import { type CanonicalUrl, canonicalUrl } from './canonical-url.ts';

/** The most sources per answer. */
export const MAX_CITATIONS = 200;
const MAX_TITLE_LENGTH = 300;

/**
 * The sources an answer cites: first those the platform lists, then the links of the text, each canonical address
 * once, at its first place and with the first title that is not empty.
 * A platform's links to its own search are no sources.
 */
export function findCitations(answer: RawAnswer, { links }: TextLinks): AnalysedCitation[] {
  const cited = new Map<string, AnalysedCitation>();
  /** By original address, since platforms list the pages that their texts link to. */
  const canonical = new Map<string, CanonicalUrl | null>();
  for (const source of [...answer.sources, ...links]) {
    const address = siteNamedByTitle(source) ?? source.url;
    const cached = canonical.get(address);
    const found = cached === undefined ? canonicalUrl(address) : cached;
    canonical.set(address, found);
    if (!found || isOwnSearch(found)) continue;
    const known = cited.get(found.url);
    const title = cleanTitle(source);
    if (known) known.title ||= title;
    else if (cited.size < MAX_CITATIONS) cited.set(found.url, { position: cited.size + 1, ...found, title });
  }
  return [...cited.values()];
}

/** The domains that an answer links to; they help to distinguish a company from a word. */
export function citedDomains(citations: readonly AnalysedCitation[]): Set<string> {
  return new Set(citations.map((citation) => citation.domain));
}

/** One line, at most 300 characters; an address is no title. */
function cleanTitle({ title }: RawSource): string {
  const clean = title
    .toWellFormed()
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[*`]|\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^https?:\/\/\S*$/i.test(clean) ? '' : clean.slice(0, MAX_TITLE_LENGTH).toWellFormed();
}

/** Result pages of AI platforms and search engines. */
const OWN_SEARCH =
  /^https?:\/\/(?:(?:chatgpt|chat\.openai)\.com(?:[/?]|$)|perplexity\.ai\/search|gemini\.google\.com|(?:google\.[a-z.]{2,6}|bing\.com)\/search|duckduckgo\.com\/\?|claude\.ai)/;
const OPAQUE_REDIRECT = /^https?:\/\/vertexaisearch\.cloud\.google\.com\/grounding-api-redirect\//i;

/** Whether a link leads to a platform's own search results. */
function isOwnSearch({ url }: CanonicalUrl): boolean {
  return OWN_SEARCH.test(url);
}

/**
 * The site of a source that Gemini returns as a one-time redirect, whose title names the site and whose address does not
 * contain the target. Null for every other source.
 */
function siteNamedByTitle({ url, title }: RawSource): string | null {
  if (!OPAQUE_REDIRECT.test(url)) return null;
  const host = title.trim().toLowerCase();
  const parsed = parse(host);
  return parsed.hostname === host && parsed.isIcann === true && parsed.domain ? `https://${host}` : null;
}
