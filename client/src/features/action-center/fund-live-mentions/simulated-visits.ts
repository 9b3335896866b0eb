import type { Simulation } from '../simulation.ts';

export interface VisitingCrawler {
  name: string;
  provider: string;
  userAgent: string;
  /** Of all visits, 0–1. */
  share: number;
}

/** What visits are simulated from. */
export interface VisitWorld {
  crawlers: readonly VisitingCrawler[];
  /** Paths of the site. */
  pages: readonly string[];
}

export interface Visit {
  /** Counts up from 0. */
  id: number;
  at: Date;
  crawler: VisitingCrawler;
  page: string;
  /** From the blocks reserved for documentation (RFC 5737). */
  ip: string;
  status: 200 | 404 | 500;
}

export interface VisitFeed {
  /** Newest first, at most 50. */
  visits: readonly Visit[];
  /** Visits ever added. */
  made: number;
}

/** This and the figures below: product specification, section 9. */
export const TICK_MS = 5000;

const VISIT_CHANCE = 0.7;
const MAX_VISITS = 50;
const SEEDED = 8;
const SEEDED_WITHIN_MS = 5 * 60 * 1000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const OK_CHANCE = 0.95;
const NOT_FOUND_CHANCE = 0.8;
const DOCUMENTATION_BLOCKS = ['192.0.2', '198.51.100', '203.0.113'];

/** The feed at first: eight visits of the last five minutes; none without crawlers or pages. */
export function seedFeed(world: VisitWorld, { now, random }: Simulation): VisitFeed {
  const end = now().getTime();
  const times = Array.from({ length: SEEDED }, () => end - random() * SEEDED_WITHIN_MS).toSorted(
    (a, b) => a - b,
  );
  return times.reduce((feed, time) => withVisit(feed, world, new Date(time), random), {
    visits: [],
    made: 0,
  } as VisitFeed);
}

/** The feed at the next tick: with a probability of 70 % with one more visit, else the same object. */
export function tickFeed(feed: VisitFeed, world: VisitWorld, { now, random }: Simulation): VisitFeed {
  return random() < VISIT_CHANCE ? withVisit(feed, world, now(), random) : feed;
}

/** The visits of the last seven days and the earlier mentions. */
export function weeklyMentions({ visits }: VisitFeed, earlier: number, now: Date): number {
  return visits.filter(({ at }) => now.getTime() - at.getTime() <= WEEK_MS).length + earlier;
}

function withVisit(feed: VisitFeed, world: VisitWorld, at: Date, random: () => number): VisitFeed {
  const crawler = pickCrawler(world.crawlers, random);
  const page = pick(world.pages, random);
  if (!crawler || page === undefined) return feed;
  const visit: Visit = {
    id: feed.made,
    at,
    crawler,
    page,
    ip: pickAddress(random),
    status: pickStatus(random),
  };
  return { visits: [visit, ...feed.visits].slice(0, MAX_VISITS), made: feed.made + 1 };
}

function pickCrawler(crawlers: readonly VisitingCrawler[], random: () => number) {
  let remainder = random() * crawlers.reduce((sum, { share }) => sum + share, 0);
  return (
    crawlers.find(({ share }) => {
      remainder -= share;
      return remainder < 0;
    }) ?? crawlers.at(-1)
  );
}

function pickStatus(random: () => number): Visit['status'] {
  if (random() < OK_CHANCE) return 200;
  return random() < NOT_FOUND_CHANCE ? 404 : 500;
}

const pickAddress = (random: () => number) =>
  `${pick(DOCUMENTATION_BLOCKS, random)}.${1 + Math.floor(random() * 254)}`;

const pick = <T>(list: readonly T[], random: () => number) => list[Math.floor(random() * list.length)];
