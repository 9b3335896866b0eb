import { canonicalUrl } from '../../analysis/citations/canonical-url.ts';
import type { CitedUrl, FoundPage, PromptSearch, StoredSearch } from './model.ts';

const MAX_PAGES = 10;

/** Searches with the same words are one, whatever the order, case and punctuation; their key is the sorted words. */
const wordsOf = (query: string) =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/** Groups the searches of a prompt's answers by their words, those of most answers first. */
export function groupSearches(
  searches: readonly StoredSearch[],
  cited: readonly CitedUrl[],
  ownDomain: string | null,
): PromptSearch[] {
  const titles = new Map(cited.map(({ url, title }) => [url, title]));
  const citedIn = new Map(
    [...Map.groupBy(cited, ({ answerId }) => answerId)].map(([id, each]) => [
      id,
      new Set(each.map(({ url }) => url)),
    ]),
  );
  const groups = Map.groupBy(searches, ({ query }) => wordsOf(query) || query);
  return [...groups.values()]
    .map((group) => toSearch(group, citedIn, titles, ownDomain))
    .sort((a, b) => b.answers - a.answers || (a.query < b.query ? -1 : 1));
}

function toSearch(
  group: readonly StoredSearch[],
  citedIn: ReadonlyMap<string, ReadonlySet<string>>,
  titles: ReadonlyMap<string, string>,
  ownDomain: string | null,
): PromptSearch {
  const byAnswer = Map.groupBy(group, ({ answerId }) => answerId);
  const pages = new Map<string, FoundPage>();
  let [answersWithPages, ownFound, ownCited] = [0, 0, 0];
  for (const [answerId, ofAnswer] of byAnswer) {
    const urls = new Set(ofAnswer.flatMap((search) => search.urls));
    if (urls.size > 0) answersWithPages += 1;
    const own = { found: false, cited: false };
    for (const url of urls) {
      const page = pages.get(url) ?? newPage(url, titles.get(url) ?? '', ownDomain);
      const isCited = citedIn.get(answerId)?.has(url) ?? false;
      page.found += 1;
      if (isCited) page.cited += 1;
      if (page.own) own.found = true;
      if (page.own && isCited) own.cited = true;
      pages.set(url, page);
    }
    if (own.found) ownFound += 1;
    if (own.cited) ownCited += 1;
  }
  return {
    query: mostFrequent(group.map(({ query }) => query)),
    answers: byAnswer.size,
    platforms: [...new Set(group.map(({ platform }) => platform))].sort(),
    ...{ answersWithPages, ownFound, ownCited },
    pages: [...pages.values()]
      .sort((a, b) => b.cited - a.cited || b.found - a.found || (a.url < b.url ? -1 : 1))
      .slice(0, MAX_PAGES),
  };
}

function newPage(url: string, title: string, ownDomain: string | null): FoundPage {
  const domain = canonicalUrl(url)?.domain ?? '';
  return { url, domain, title, cited: 0, found: 0, own: ownDomain !== null && domain === ownDomain };
}

/** Of equally frequent ones the first in the alphabet. */
function mostFrequent(queries: readonly string[]): string {
  const counts = [...Map.groupBy(queries, (query) => query)].map(([query, { length }]) => ({
    query,
    length,
  }));
  counts.sort((a, b) => b.length - a.length || (a.query < b.query ? -1 : 1));
  return counts[0]?.query ?? '';
}
