import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { addDays, countDays } from '../../lib/days.ts';
import { addPage } from '../../testing/add-page.ts';
import { importCitingAnswers, OUTCOMES } from '../../testing/citing-answers.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { seedAccount } from '../../testing/services.ts';
import { unevenSources } from '../../testing/uneven-sources.ts';
import { findSite } from './site-detail.ts';
import { findSites, type SiteRow } from './sites.ts';
import type { Weeks } from './trends.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const FIRST_DAY = '2025-01-01';
const DAYS = 50;

const answer = fc.record({
  day: fc.nat(DAYS - 1).map((day) => addDays(FIRST_DAY, day)),
  platform: fc.constantFrom('chatgpt', 'gemini'),
  outcome: fc.constantFrom(...OUTCOMES),
  pages: fc.uniqueArray(fc.nat(40), { maxLength: 6 }),
});
const day = fc.option(fc.nat(DAYS - 1).map((at) => addDays(FIRST_DAY, at)));
const pageNumbersOf = fc.uniqueArray(fc.nat(40), { maxLength: 20 });
const query = fc.record({
  ...{ from: day, to: day },
  platform: fc.option(fc.constantFrom('chatgpt', 'gemini')),
  part: fc.record({
    sort: fc.constantFrom('CITATIONS', 'MISSED', 'VISIBLE', 'PAGES', 'DOMAIN'),
    direction: fc.constantFrom('ASC', 'DESC'),
    first: fc.integer({ min: 1, max: 8 }),
    skip: fc.nat(14),
  }),
});

type Answer = typeof answer extends fc.Arbitrary<infer Value> ? Value : never;
type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;
type Counted = Pick<SiteRow, 'domain' | 'citations' | 'visible' | 'missed' | 'pages' | 'pagesRead' | 'trend'>;

/** Pages of a site are first cited at different times. */
const domainOf = (page: number) => `site${page % 11}.example`;

/** As if it had been read without finding out its kind. */
const readPage = (userId: string, url: string) =>
  addPage(database.db, userId, url, { status: 'read', method: 'test' });

test('any part of the sites equals that of a recount of raw answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(answer, { minLength: 1, maxLength: 15 }), { minLength: 1, maxLength: 3 }),
      fc.array(query, { minLength: 3, maxLength: 8 }),
      fc.record({ before: pageNumbersOf, after: pageNumbersOf }),
      async (batches, queries, read) => {
        const account = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
        const { userId } = account.viewer;
        const urlOf = (page: number) => `https://${domainOf(page)}/${page}`;
        // A page may be read before an answer cites it.
        for (const page of read.before) await readPage(userId, urlOf(page));
        await importCitingAnswers(
          account,
          batches.map((batch) =>
            batch.map((each) => ({ ...each, topic: 'Notes', urls: each.pages.map(urlOf) })),
          ),
        );
        for (const page of read.after) await readPage(userId, urlOf(page));
        const readPages = new Set([...read.before, ...read.after]);
        expect(await unevenSources(database.db, userId)).toEqual([]);
        for (const { part, ...range } of queries) {
          const weeks = weeksOf(range);
          const found = await findSites(database.db, { userId, ...range }, part, weeks);
          const all = countRaw(batches.flat(), range, weeks, readPages);
          const shown = all.toSorted(inOrder(part)).slice(part.skip, part.skip + part.first);
          expect(found.sites.map(countsOf)).toEqual(shown);
          expect(found.totalSites).toBe(all.length);
          expect(found.pages).toBe(all.reduce((sum, { pages }) => sum + pages, 0));
          expect(found.pagesRead).toBe(all.reduce((sum, { pagesRead }) => sum + pagesRead, 0));
          const domain = domainOf(part.skip);
          const detail = detailRaw(batches.flat(), range, domain, urlOf);
          for (const many of [0, Number.POSITIVE_INFINITY]) {
            expect(await findSite(database.db, { userId, ...range }, domain, many)).toEqual(detail);
          }
        }
      },
    ),
    propertyRuns(30),
  );
});

const countsOf = ({ domain, citations, visible, missed, pages, pagesRead, trend }: SiteRow): Counted => ({
  ...{ domain, citations, visible, missed, pages, pagesRead, trend },
});

/** More days than a statement reads, where the range has them. */
function weeksOf({ from, to }: Omit<Query, 'part'>): Weeks | null {
  const latestDay = to ?? addDays(FIRST_DAY, DAYS - 1);
  const days = from === null ? DAYS : countDays({ from, to: latestDay });
  const weeks = Math.min(6, Math.floor(days / 7));
  return weeks > 0 ? { latestDay, weeks } : null;
}

/** By week, the latest last. */
function trendOf(days: readonly string[], weeks: Weeks | null): number[] {
  if (!weeks) return [];
  return Array.from({ length: weeks.weeks }, (_, index) => {
    const last = addDays(weeks.latestDay, -7 * (weeks.weeks - 1 - index));
    return days.filter((day) => day <= last && day > addDays(last, -7)).length;
  });
}

const isIn =
  ({ from, to, platform }: Omit<Query, 'part'>) =>
  (each: Answer) =>
    (from === null || each.day >= from) &&
    (to === null || each.day <= to) &&
    (platform === null || each.platform === platform);

/** An answer may cite several pages of the site. */
function detailRaw(
  answers: readonly Answer[],
  range: Omit<Query, 'part'>,
  domain: string,
  urlOf: (page: number) => string,
) {
  const isOfSite = (page: number) => domainOf(page) === domain;
  const citing = answers.filter(isIn(range)).filter(({ pages }) => pages.some(isOfSite));
  if (citing.length === 0) return null;
  const countOf = (wanted: Answer['outcome']) => citing.filter(({ outcome }) => outcome === wanted).length;
  const pages = [...new Set(citing.flatMap((each) => each.pages.filter(isOfSite)))].map((page) => {
    const own = citing.filter((each) => each.pages.includes(page));
    const missed = own.filter(({ outcome }) => outcome === 'missed').length;
    return { url: urlOf(page), title: '', kind: null, answers: own.length, missed };
  });
  return {
    ...{ answers: citing.length, visible: countOf('visible'), missed: countOf('missed'), description: '' },
    pages: pages.sort((a, b) => b.answers - a.answers || (a.url < b.url ? -1 : 1)),
  };
}

function countRaw(
  answers: readonly Answer[],
  range: Omit<Query, 'part'>,
  weeks: Weeks | null,
  read: ReadonlySet<number>,
): Counted[] {
  const citations = answers
    .filter(isIn(range))
    .flatMap(({ pages, outcome, day }) => pages.map((page) => ({ page, outcome, day })));
  return [...Map.groupBy(citations, ({ page }) => domainOf(page))].map(([domain, own]) => ({
    ...{ domain, citations: own.length },
    visible: own.filter(({ outcome }) => outcome === 'visible').length,
    missed: own.filter(({ outcome }) => outcome === 'missed').length,
    pages: new Set(own.map(({ page }) => page)).size,
    pagesRead: new Set(own.map(({ page }) => page).filter((page) => read.has(page))).size,
    trend: trendOf(
      own.map(({ day }) => day),
      weeks,
    ),
  }));
}

const KEYS = {
  CITATIONS: ({ citations }: Counted) => citations,
  MISSED: ({ missed }: Counted) => missed,
  VISIBLE: ({ visible }: Counted) => visible,
  PAGES: ({ pages }: Counted) => pages,
  DOMAIN: () => 0,
};

function inOrder({ sort, direction }: Query['part']) {
  const sign = direction === 'ASC' ? 1 : -1;
  const byDomain = (a: Counted, b: Counted) => (a.domain < b.domain ? -1 : 1);
  return (a: Counted, b: Counted) =>
    sort === 'DOMAIN'
      ? sign * byDomain(a, b)
      : sign * (KEYS[sort](a) - KEYS[sort](b)) || b.citations - a.citations || byDomain(a, b);
}
