import type { Db } from '../../db/client.ts';
import { createSlices } from '../../lib/slices.ts';
import { CountRows } from '../citations/count-rows.ts';
import { Counts } from '../citations/counts.ts';
import { eachAnswer } from '../citations/packed-answer.ts';
import {
  type CitationFilter,
  type DayCitations,
  readAlone,
  readCitations,
} from '../citations/packed-citations.ts';
import type { ReadRows } from '../visibility/batched-loaders.ts';
import {
  allSites,
  type PageTotal,
  type ReadPage,
  readPageTotals,
  SITE_COLUMNS,
  type SiteCounts,
  TOTAL_COLUMNS,
} from './store.ts';

/** Counts of a site. */
const CITATIONS = 0;
const VISIBLE = 1;
const MISSED = 2;
const PAGES = 3;

/** The cited sites, and what was counted of each page. */
export interface CountedSites {
  sites: SiteCounts[];
  /** The answers that cite a page. */
  answersOf: (page: ReadPage) => number;
  /** The citations of the last days. */
  recent: readonly DayCitations[];
}

/** @param recentFrom the first of the days whose citations are returned, in the filter's range; null for none */
export async function countSites(
  db: Db,
  read: ReadRows,
  filter: CitationFilter,
  recentFrom: string | null,
): Promise<CountedSites> {
  const { userId, from, to, platform } = filter;
  const recent: DayCitations[] = [];
  if (from === null && to === null && platform === null) {
    const [sites, totals] = await Promise.all([
      read<SiteCounts>(allSites(userId), SITE_COLUMNS),
      read<PageTotal>(readPageTotals(userId), TOTAL_COLUMNS),
      recentFrom === null ? [] : keep(readCitations(readAlone(db), { ...filter, from: recentFrom }), recent),
    ]);
    const ofPages = new Map(totals.map(({ number, answers }) => [number, answers]));
    return { sites, answersOf: ({ number }) => ofPages.get(number) ?? 0, recent };
  }
  const [ofSites, ofPages] = [new CountRows(), new Counts()];
  const nextSlice = createSlices();
  for await (const day of readCitations(readAlone(db), filter)) {
    if (recentFrom !== null && day.day >= recentFrom) recent.push(day);
    eachAnswer(day.answers, (answer) => {
      for (let index = 0; index < answer.sources; index++) {
        const [source, place] = [answer.source(index), ofSites.placeOf(answer.site(index))];
        ofSites.increment(place + CITATIONS);
        if (answer.visible) ofSites.increment(place + VISIBLE);
        if (answer.missed) ofSites.increment(place + MISSED);
        if (ofPages.get(source) === 0) ofSites.increment(place + PAGES);
        ofPages.add(source);
      }
    });
    await nextSlice();
  }
  const sites = ofSites.numbers().map((site) => ({
    ...{ site, citations: ofSites.get(site, CITATIONS), visible: ofSites.get(site, VISIBLE) },
    ...{ missed: ofSites.get(site, MISSED), pages: ofSites.get(site, PAGES) },
  }));
  return { sites, answersOf: ({ number }) => ofPages.get(number), recent };
}

async function keep(days: AsyncIterable<DayCitations>, kept: DayCitations[]): Promise<void> {
  for await (const day of days) kept.push(day);
}
