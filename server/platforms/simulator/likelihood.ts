import { DAY_MS } from '../../lib/days.ts';
import type { Random } from './random.ts';
import { normal, seeded } from './random.ts';
import type { Scene, SimulatedCompany, World } from './world.ts';

const TREND_DAYS = 90;
/** Standard deviations by which each factor moves the log-odds of being named. */
const SPREAD = { topic: 0.9, platform: 0.5, question: 1, week: 0.35, drift: 0.15 };

/** Determines whether a company is named, in which position and in which tone. */
export interface Standing {
  company: SimulatedCompany;
  /** Log-odds of being named. */
  fame: number;
  /** −1 to 1. */
  esteem: number;
}

/** The standing of every company, the brand first, on one platform for one question and day. */
export function standings(scene: Scene, platform: string): Standing[] {
  return [scene.world.brand, ...scene.world.competitors].map((company) => ({
    company,
    fame: fameOf(scene, company, platform),
    esteem: esteemOf(scene, company, platform),
  }));
}

function fameOf({ world, topic, question, day }: Scene, company: SimulatedCompany, platform: string): number {
  const draw = (...parts: string[]) => normal(seeded(world.seed, company.name, ...parts));
  return (
    (company.fame ?? draw('fame') * 0.5) +
    SPREAD.topic * draw('topic', topic.name) +
    SPREAD.platform * draw('platform', platform) +
    SPREAD.question * draw('question', question) +
    SPREAD.week * interpolateWeeks(day, (week) => draw('week', platform, String(week))) +
    SPREAD.drift * wave(seeded(world.seed, company.name, 'wave'), dayNumber(day)) +
    (company.trend ?? 0) * trendProgress(world, day)
  );
}

function esteemOf({ world, topic, day }: Scene, company: SimulatedCompany, platform: string): number {
  const draw = (...parts: string[]) => normal(seeded(world.seed, company.name, 'esteem', ...parts));
  const esteem =
    (company.esteem ?? 0.3 + 0.3 * draw('base')) +
    0.2 * draw('topic', topic.name) +
    0.1 * draw('platform', platform) +
    0.15 * interpolateWeeks(day, (week) => draw('week', String(week)));
  return Math.max(-1, Math.min(1, esteem));
}

const dayNumber = (day: string) => Math.floor(Date.parse(day) / DAY_MS);

/** 0 on the day trends begin, 1 after 90 days, then growing logarithmically. */
function trendProgress(world: World, day: string): number {
  if (!world.since) return 0;
  const share = Math.max(0, dayNumber(day) - dayNumber(world.since)) / TREND_DAYS;
  return share <= 1 ? share : 1 + Math.log(share);
}

/** Noise by week, interpolated between weeks. */
function interpolateWeeks(day: string, noise: (week: number) => number): number {
  const weeks = dayNumber(day) / 7;
  const week = Math.floor(weeks);
  const share = weeks - week;
  return (1 - share) * noise(week) + share * noise(week + 1);
}

/** A sine with a period of four to nine months. */
function wave(random: Random, day: number): number {
  const period = 120 + 150 * random();
  return Math.sin((2 * Math.PI * day) / period + 2 * Math.PI * random());
}
