/** What kinds of pages are cited how often; docs/metrics.md, “Top Sources”. Pure. */

import type { PageKind } from '../../page-analysis/types.ts';
import { effectiveNumber, spreadOverPrompts } from '../../statistics/clusters.ts';
import { studentT95 } from '../../statistics/student-t.ts';

/** With fewer sites, their pages say too little of others of the kind. */
const MIN_SITES = 6;

/** Read pages of one kind on one site. */
export interface KindCell {
  kind: PageKind;
  domain: string;
  pages: number;
  citations: number;
}

export interface CitedPageKind {
  kind: PageKind;
  pages: number;
  sites: number;
  citations: number;
  topSite: string;
  average: { value: number; low: number | null; high: number | null; note: string };
  impact: number | null;
}

/** Sums up the kinds, those with most citations a page first. */
export function sumKinds(cells: readonly KindCell[]): CitedPageKind[] {
  const overall = total(cells, 'citations') / total(cells, 'pages');
  return [...Map.groupBy(cells, ({ kind }) => kind)]
    .flatMap(([kind, own]) => {
      const [top] = own.toSorted((a, b) => b.citations - a.citations || (a.domain < b.domain ? -1 : 1));
      if (!top) return [];
      const average = averageOf(own);
      return [
        {
          ...{ kind, average, topSite: top.domain, sites: own.length },
          pages: total(own, 'pages'),
          citations: total(own, 'citations'),
          impact: average.low === null ? null : impactOf(average.value / overall),
        },
      ];
    })
    .toSorted((a, b) => b.average.value - a.average.value || (a.kind < b.kind ? -1 : 1));
}

/** Citations ÷ pages: a ratio estimate with sites as clusters. */
function averageOf(cells: readonly KindCell[]): CitedPageKind['average'] {
  const value = total(cells, 'citations') / total(cells, 'pages');
  const sites = effectiveNumber(cells.map(({ pages }) => pages));
  const spread = spreadOverPrompts(
    cells.map(({ domain, pages, citations }) => ({
      ...{ prompt: domain, platform: '', answers: pages, count: pages, total: citations },
    })),
  );
  if (!spread || sites < MIN_SITES - 0.5) {
    return { value, low: null, high: null, note: `Too few sites for an interval: it needs ${MIN_SITES}.` };
  }
  const half = studentT95(spread.freedom) * Math.sqrt(spread.variance);
  return {
    ...{ value, low: Math.max(0, value - half), high: value + half },
    note: 'The 95% interval speaks of such pages on other sites.',
  };
}

/** Least shares of the average of all kinds for 2 to 5 stars. */
const STARS = [0.5, 0.8, 1.25, 2];

const impactOf = (share: number) => 1 + STARS.filter((least) => share >= least).length;

const total = (cells: readonly KindCell[], of: 'pages' | 'citations') =>
  cells.reduce((sum, cell) => sum + cell[of], 0);
