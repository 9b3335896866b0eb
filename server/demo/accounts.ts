import type { Config } from '../config/config.ts';
import { addDays, utcDay } from '../lib/days.ts';
import type { Role } from '../modules/accounts/model.ts';
import type { AccountWorld } from '../platforms/simulator/simulator.ts';
import { DEMO_BRAND, DEMO_FUND, type DemoBrand } from './brand.ts';

/** Public; a server that others can reach refuses to start while accounts have it. */
export const DEMO_PASSWORD = 'sightline-demo';

/** An account to try out a new installation with. */
export interface DemoAccount {
  id: string;
  email: string;
  username: string;
  role: Role;
  /** Description for the console. */
  about: string;
  /** Null for an account without a brand and answers. */
  tracks: DemoBrand | null;
  /** Days of simulated answers. */
  days: number;
}

export interface DemoProgress {
  done: number;
  total: number;
}

/** The demo accounts; the fund's and the blocked one's ids are the first ones configured. */
export function demoAccounts(config: Pick<Config, 'fundUserIds' | 'actionBlockedUserIds'>): DemoAccount[] {
  return [
    {
      id: 'f0000000-0000-4000-8000-000000000001',
      email: 'brand@example.com',
      username: 'demo-brand',
      role: 'member',
      about: 'a brand with 90 days of simulated answers',
      tracks: DEMO_BRAND,
      days: 90,
    },
    {
      id: first(config.fundUserIds) ?? 'f0000000-0000-4000-8000-000000000002',
      email: 'fund@example.com',
      username: 'demo-fund',
      role: 'member',
      about: 'the fund view',
      tracks: DEMO_FUND,
      days: 30,
    },
    {
      id: first(config.actionBlockedUserIds) ?? 'f0000000-0000-4000-8000-000000000003',
      email: 'blocked@example.com',
      username: 'demo-blocked',
      role: 'member',
      about: 'blocked from the Action Center',
      tracks: { ...DEMO_BRAND, topics: DEMO_BRAND.topics.slice(0, 2) },
      days: 14,
    },
    {
      id: 'f0000000-0000-4000-8000-000000000004',
      email: 'analyst@example.com',
      username: 'demo-analyst',
      role: 'analyst',
      about: 'an analyst, who may read every account',
      tracks: null,
      days: 0,
    },
  ];
}

const first = (ids: ReadonlySet<string>): string | undefined => ids.values().next().value;

/** The text printed to the console at start. */
export function demoGreeting(accounts: readonly DemoAccount[], url: string): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    `Demo accounts (password ${DEMO_PASSWORD}) to sign in with at ${url}`,
    ...accounts.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`),
    'Their answers are simulated. DEMO=off on an empty data folder leaves them out.',
  ].join('\n');
}

/**
 * Adds to an account's world how well known the demo companies are and the vocabulary of their topics, so that new runs
 * continue the past ones. Other accounts' worlds, and companies and topics that were added, stay as they are.
 */
export function demoWorldOf(demo: DemoAccount | undefined, world: AccountWorld): AccountWorld {
  if (!demo?.tracks) return world;
  const { brand, competitors, untracked, topics } = demo.tracks;
  const withStanding = (company: AccountWorld['brand']) => ({
    ...[brand, ...competitors, ...untracked].find(({ name }) => name === company.name),
    ...company,
  });
  const tracked = new Set(world.competitors.map(({ name }) => name));
  return {
    ...world,
    brand: withStanding(world.brand),
    competitors: [
      ...world.competitors.map(withStanding),
      ...untracked.filter(({ name }) => !tracked.has(name)),
    ],
    topicOf(question) {
      const topic = world.topicOf(question);
      return topics.find(({ name }) => name === topic.name) ?? topic;
    },
    // Trends have come as far as on the last day of the past answers.
    since: addDays(utcDay(world.clock().getTime()), 1 - demo.days),
  };
}
