import fc from 'fast-check';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { seedFeed, tickFeed, type VisitFeed, type VisitWorld, weeklyMentions } from './simulated-visits.ts';

const NOW = new Date('2026-08-03T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const crawler = (name: string, provider: string, share: number) => ({
  name,
  provider,
  share,
  userAgent: `${name}/1.0`,
});
const WORLD: VisitWorld = {
  crawlers: [crawler('One', 'Big', 0.4), crawler('Two', 'Big', 0.2), crawler('Three', 'Small', 0.4)],
  pages: ['/', '/team', '/portfolio'],
};

/** A simulation whose numbers are the same for the same seed, and whose clock stands still. */
function seeded(seed: number, now = NOW) {
  const generator = xoroshiro128plus(seed);
  return { now: () => now, random: () => uniformFloat64(generator) };
}
const inOrder = (...numbers: number[]) => ({ now: () => NOW, random: () => numbers.shift() ?? 0 });
const EMPTY: VisitFeed = { visits: [], made: 0 };

function manyVisits(count: number) {
  const simulation = seeded(7);
  return Array.from({ length: count }, () => tickFeed(EMPTY, WORLD, simulation).visits[0]);
}

describe('the feed', () => {
  test('starts with eight visits of the last five minutes, newest first', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { visits, made } = seedFeed(WORLD, seeded(seed));
        expect(made).toBe(8);
        expect(visits).toHaveLength(8);
        const ages = visits.map(({ at }) => NOW.getTime() - at.getTime());
        expect(ages).toEqual(ages.toSorted((a, b) => a - b));
        for (const age of ages) {
          expect(age).toBeGreaterThanOrEqual(0);
          expect(age).toBeLessThanOrEqual(300_000);
        }
      }),
    );
  });

  test('adds at most one visit a tick and keeps the newest 50 with distinct ids', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 200 }), (seed, ticks) => {
        const simulation = seeded(seed);
        let feed = seedFeed(WORLD, simulation);
        for (let tick = 0; tick < ticks; tick += 1) {
          const before = feed;
          feed = tickFeed(before, WORLD, simulation);
          if (feed === before) continue;
          expect(feed.made).toBe(before.made + 1);
          expect(feed.visits.slice(1)).toEqual(before.visits.slice(0, 49));
        }
        expect(feed.visits).toHaveLength(Math.min(50, feed.made));
        expect(new Set(feed.visits.map(({ id }) => id)).size).toBe(feed.visits.length);
      }),
      { numRuns: 30 },
    );
  });

  test('adds a visit for a draw below 0.7 and none at 0.7', () => {
    expect(tickFeed(EMPTY, WORLD, inOrder(0.6999)).made).toBe(1);
    expect(tickFeed(EMPTY, WORLD, inOrder(0.7))).toBe(EMPTY);
  });

  test('stays empty without crawlers or pages', () => {
    expect(seedFeed({ ...WORLD, crawlers: [] }, seeded(1))).toEqual(EMPTY);
    expect(seedFeed({ ...WORLD, pages: [] }, seeded(1))).toEqual(EMPTY);
  });
});

describe('a visit', () => {
  test('has a known crawler and page, and a reserved address', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const visit of seedFeed(WORLD, seeded(seed)).visits) {
          expect(WORLD.crawlers).toContain(visit.crawler);
          expect(WORLD.pages).toContain(visit.page);
          expect([200, 404, 500]).toContain(visit.status);
          const [, host] = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.(\d+)$/.exec(visit.ip) ?? [];
          expect(Number(host)).toBeGreaterThanOrEqual(1);
          expect(Number(host)).toBeLessThanOrEqual(254);
        }
      }),
    );
  });

  test('draws the status: 95 % 200, else 80 % 404 and 20 % 500', () => {
    // Draws: whether, crawler, page, block, host, then the status.
    const status = (...draws: number[]) =>
      tickFeed(EMPTY, WORLD, inOrder(0, 0, 0, 0, 0, ...draws)).visits[0]?.status;
    expect(status(0.9499)).toBe(200);
    expect(status(0.95, 0.7999)).toBe(404);
    expect(status(0.95, 0.8)).toBe(500);
  });

  test('matches the weights over many visits', () => {
    const ticks = 40_000;
    const visits = manyVisits(ticks).filter((visit) => visit !== undefined);
    const part = (of: typeof visits, among: typeof visits) => of.length / among.length;
    const failed = visits.filter(({ status }) => status !== 200);
    const big = visits.filter(({ crawler: { provider } }) => provider === 'Big');
    expect(visits.length / ticks).toBeCloseTo(0.7, 2);
    expect(part(failed, visits)).toBeCloseTo(0.05, 2);
    expect(
      part(
        failed.filter(({ status }) => status === 404),
        failed,
      ),
    ).toBeGreaterThan(0.77);
    expect(
      part(
        failed.filter(({ status }) => status === 404),
        failed,
      ),
    ).toBeLessThan(0.83);
    expect(part(big, visits)).toBeGreaterThan(0.585);
    expect(part(big, visits)).toBeLessThan(0.615);
  });
});

test('adds the visits of seven days to the earlier mentions', () => {
  const feed = seedFeed(WORLD, seeded(1));
  expect(weeklyMentions(feed, 3420, NOW)).toBe(3428);
  expect(weeklyMentions(feed, 3420, new Date(NOW.getTime() + 7 * DAY_MS + 1))).toBe(3420);
  expect(weeklyMentions(EMPTY, 3420, NOW)).toBe(3420);
});
