import { canonicalUrl } from '../citations/canonical-url.ts';
import type { AnalysedCitation, RawSearch } from '../types.ts';
import { limitSearches, MAX_PAGES } from './limits.ts';

/**
 * An answer's searches with canonical addresses, those that the answer cites first. Where the vendor does not say which page came
 * from which search, a search has none: nothing is guessed.
 */
export function canonicalSearches(
  searches: readonly RawSearch[],
  citations: readonly Pick<AnalysedCitation, 'url'>[],
): RawSearch[] {
  const cited = new Set(citations.map(({ url }) => url));
  return limitSearches(searches).map(({ query, urls }) => {
    const pages = [...new Set(urls.flatMap((url) => canonicalUrl(url)?.url ?? []))];
    const [first, rest] = [pages.filter((url) => cited.has(url)), pages.filter((url) => !cited.has(url))];
    return { query, urls: [...first, ...rest].slice(0, MAX_PAGES) };
  });
}
