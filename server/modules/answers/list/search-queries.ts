import { canonicalUrl } from '../../../analysis/citations/canonical-url.ts';
import type { Citation, Extras, SearchPage, SearchQuery } from './model.ts';

/** The searches of an answer; what it cites says which of the pages that they found it used. */
export function toSearchQueries(
  { searchQueries, ownDomain }: Extras,
  citations: readonly Citation[],
): SearchQuery[] {
  const cited = new Map(citations.map((citation) => [citation.url, citation]));
  return searchQueries.map(({ query, urls }) => ({
    query,
    pages: urls.map((url): SearchPage => {
      const citation = cited.get(url);
      const domain = citation?.domain ?? canonicalUrl(url)?.domain ?? '';
      const { position = null, title = '' } = citation ?? {};
      return { url, domain, position, title, own: ownDomain !== null && domain === ownDomain };
    }),
  }));
}
