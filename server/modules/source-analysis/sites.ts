import type { Db } from '../../db/client.ts';
import { firstOf } from '../../lib/first-of.ts';
import type { PageKind } from '../../page-analysis/types.ts';
import { type CitationFilter, findByNumber } from '../citations/packed-citations.ts';
import { createBatchedReader } from '../visibility/batched-loaders.ts';
import { countSites } from './count-sites.ts';
import type { KindCell } from './page-kinds.ts';
import { kindCells, type ReadSite, summarizeRead } from './read-pages.ts';
import { PAGE_COLUMNS, type ReadPage, readPages, type SiteCounts, type SiteScores } from './store.ts';
import { countWeeks, firstDayOf, type Weeks } from './trends.ts';

export type SiteSort =
  | 'MISSED'
  | 'CITATIONS'
  | 'VISIBLE'
  | 'PAGES'
  | 'PAGES_READ'
  | 'DOMAIN'
  | 'AUTHORITATIVENESS'
  | 'CITATION_SCORE'
  | 'STATISTICS'
  | 'TECHNICAL_TERMS'
  | 'FLUENCY';

/** Which sites are returned. */
export interface SitePart {
  sort: SiteSort;
  direction: 'ASC' | 'DESC';
  first: number;
  skip: number;
}

export interface SiteRow {
  domain: string;
  citations: number;
  visible: number;
  missed: number;
  pages: number;
  pagesRead: number;
  kinds: { kind: PageKind; pages: number }[];
  scores: SiteScores | null;
  /** Citations of each week, the latest last. */
  trend: number[];
}

export interface SiteTotals {
  sites: SiteRow[];
  totalSites: number;
  pages: number;
  pagesRead: number;
  kinds: KindCell[];
}

/**
 * A part of the sites, with what their read pages are like, and figures of all of them.
 * @param weeks those of the trends, in the filter's range; null for none
 */
export async function findSites(
  db: Db,
  filter: CitationFilter,
  part: SitePart,
  weeks: Weeks | null,
): Promise<SiteTotals> {
  const reader = createBatchedReader(db);
  const [{ sites, answersOf, recent }, read] = await Promise.all([
    countSites(db, reader, filter, weeks && firstDayOf(weeks)),
    reader<ReadPage>(readPages(filter.userId), PAGE_COLUMNS),
  ]);
  const pages = read.filter((page) => answersOf(page) > 0);
  const readSites = summarizeRead(pages);
  const shown = await choosePart(db, filter.userId, { sites, readSites }, part);
  const numbers = shown.map(({ site }) => site);
  const trends = weeks && (await countWeeks(recent, numbers, weeks));
  return {
    sites: shown.map(({ site, ...counts }) => {
      const own = readSites.get(site);
      const trend = trends?.get(site) ?? [];
      return {
        ...counts,
        trend,
        pagesRead: own?.pages ?? 0,
        kinds: own?.kinds ?? [],
        scores: own?.scores ?? null,
      };
    }),
    totalSites: sites.length,
    pages: sites.reduce((sum, site) => sum + site.pages, 0),
    pagesRead: pages.length,
    kinds: kindCells(pages, answersOf),
  };
}

interface Sites {
  sites: readonly SiteCounts[];
  readSites: ReadonlyMap<number, ReadSite>;
}

type NamedSite = SiteCounts & { domain: string };

/** By the sort key, those without one last, then by citations, most first, then by domain. */
async function choosePart(
  db: Db,
  userId: string,
  { sites, readSites }: Sites,
  { sort, direction, first, skip }: SitePart,
): Promise<NamedSite[]> {
  if (sort === 'DOMAIN') {
    const named = await nameSites(db, userId, sites);
    const ascending = (a: NamedSite, b: NamedSite) => (a.domain < b.domain ? -1 : 1);
    const order = direction === 'ASC' ? ascending : (a: NamedSite, b: NamedSite) => ascending(b, a);
    return (await firstOf(named, skip + first, order)).slice(skip);
  }
  const keyOf = (site: SiteCounts) => KEYS[sort](site, readSites.get(site.site));
  const sign = direction === 'ASC' ? 1 : -1;
  const compare = (a: SiteCounts, b: SiteCounts) =>
    compareKeys(keyOf(a), keyOf(b), sign) || b.citations - a.citations;
  const chosen = await firstOf(sites, skip + first, compare);
  const [start, end] = [chosen[skip], chosen.at(-1)];
  if (!start || !end) return [];
  // Only sites that may be shown are named: those that equal the first or the last in key and citations with them.
  const possible = sites.filter((site) => compare(site, start) >= 0 && compare(site, end) <= 0);
  const named = await nameSites(db, userId, possible);
  named.sort((a, b) => compare(a, b) || (a.domain < b.domain ? -1 : 1));
  const before = chosen.findIndex((site) => compare(site, start) === 0);
  return named.slice(skip - before, skip - before + first);
}

const KEYS: Record<Exclude<SiteSort, 'DOMAIN'>, (counts: SiteCounts, read?: ReadSite) => number | null> = {
  MISSED: ({ missed }) => missed,
  CITATIONS: ({ citations }) => citations,
  VISIBLE: ({ visible }) => visible,
  PAGES: ({ pages }) => pages,
  PAGES_READ: (_counts, read) => read?.pages ?? 0,
  AUTHORITATIVENESS: (_counts, read) => read?.scores.authoritativeness ?? null,
  CITATION_SCORE: (_counts, read) => read?.scores.citations ?? null,
  STATISTICS: (_counts, read) => read?.scores.statistics ?? null,
  TECHNICAL_TERMS: (_counts, read) => read?.scores.technicalTerms ?? null,
  FLUENCY: (_counts, read) => read?.scores.fluency ?? null,
};

const compareKeys = (a: number | null, b: number | null, sign: number): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : sign * (a - b);

async function nameSites(db: Db, userId: string, sites: readonly SiteCounts[]): Promise<NamedSite[]> {
  const found = await findByNumber(
    db,
    userId,
    sites.map(({ site }) => site),
  );
  const domains = new Map(found.map(({ number, domain }) => [number, domain]));
  return sites.map((site) => ({ ...site, domain: domains.get(site.site) ?? '' }));
}
