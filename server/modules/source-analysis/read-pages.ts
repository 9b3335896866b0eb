import type { PageKind } from '../../page-analysis/types.ts';
import type { KindCell } from './page-kinds.ts';
import type { ReadPage, SiteScores } from './store.ts';

/** What the read pages of a site are like. */
export interface ReadSite {
  pages: number;
  /** Those with most pages first. */
  kinds: { kind: PageKind; pages: number }[];
  /** Medians. */
  scores: SiteScores;
}

/** By the site's number. */
export function summarizeRead(pages: readonly ReadPage[]): Map<number, ReadSite> {
  const sites = Map.groupBy(pages, ({ site }) => site);
  return new Map([...sites].map(([site, own]) => [site, summarize(own)]));
}

function summarize(pages: readonly ReadPage[]): ReadSite {
  const median = (of: keyof SiteScores) => medianOf(pages.flatMap((page) => page[of] ?? []));
  const kinds = [...kindsOf(pages)].map(([kind, own]) => ({ kind, pages: own.length }));
  return {
    pages: pages.length,
    kinds: kinds.sort((a, b) => b.pages - a.pages || (a.kind < b.kind ? -1 : 1)),
    scores: {
      authoritativeness: median('authoritativeness'),
      citations: median('citations'),
      statistics: median('statistics'),
      technicalTerms: median('technicalTerms'),
      fluency: median('fluency'),
    },
  };
}

/** The kinds of pages on each site. @param answersOf the answers that cite a page */
export function kindCells(pages: readonly ReadPage[], answersOf: (page: ReadPage) => number): KindCell[] {
  const sites = Map.groupBy(pages, ({ domain }) => domain);
  return [...sites].flatMap(([domain, ofSite]) =>
    [...kindsOf(ofSite)].map(([kind, own]) => ({
      ...{ kind, domain, pages: own.length },
      citations: own.reduce((sum, page) => sum + answersOf(page), 0),
    })),
  );
}

/** Pages whose kind is known, by kind. */
const kindsOf = (pages: readonly ReadPage[]): Map<PageKind, ReadPage[]> =>
  Map.groupBy(
    pages.filter((page): page is ReadPage & { kind: PageKind } => page.kind !== null),
    ({ kind }) => kind,
  );

/** The mean of the two in the middle where there is an even number. */
function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
