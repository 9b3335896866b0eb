import type { Config } from '../config/config.ts';
import type { Role } from '../modules/accounts/model.ts';
import { SAMPLE_BRAND, type SampleAccount } from '../sample/brand.ts';
import { SAMPLE_FUND } from '../sample/fund.ts';

/** Known to everybody who has read this; never serve it beyond this machine. */
export const DEMO_PASSWORD = 'sightline-demo';

/** An account that a new installation can be tried out with. */
export interface DemoAccount {
  id: string;
  email: string;
  username: string;
  role: Role;
  /** What makes it different, in words for the console. */
  about: string;
  /** What it tracks, and how many days of answers it begins with; null: nothing. */
  sample: { tracks: SampleAccount; days: number } | null;
}

const DAYS = 90;
const FUND_DAYS = 30;
const BLOCKED_DAYS = 14;

/** The demo accounts; the fund's and the blocked one's ids are the first that the configuration names. */
export function demoAccounts(config: Pick<Config, 'fundUserIds' | 'actionBlockedUserIds'>): DemoAccount[] {
  return [
    {
      id: 'f0000000-0000-4000-8000-000000000001',
      email: 'brand@example.com',
      username: 'demo-brand',
      role: 'member',
      about: 'a brand with 90 days of simulated answers',
      sample: { tracks: SAMPLE_BRAND, days: DAYS },
    },
    {
      id: first(config.fundUserIds) ?? 'f0000000-0000-4000-8000-000000000002',
      email: 'fund@example.com',
      username: 'demo-fund',
      role: 'member',
      about: 'the fund view',
      sample: { tracks: SAMPLE_FUND, days: FUND_DAYS },
    },
    {
      id: first(config.actionBlockedUserIds) ?? 'f0000000-0000-4000-8000-000000000003',
      email: 'blocked@example.com',
      username: 'demo-blocked',
      role: 'member',
      about: 'blocked from the Action Center',
      sample: { tracks: { ...SAMPLE_BRAND, topics: SAMPLE_BRAND.topics.slice(0, 2) }, days: BLOCKED_DAYS },
    },
    {
      id: 'f0000000-0000-4000-8000-000000000004',
      email: 'analyst@example.com',
      username: 'demo-analyst',
      role: 'analyst',
      about: 'an analyst, who may read every account',
      sample: null,
    },
  ];
}

const first = (ids: ReadonlySet<string>): string | undefined => ids.values().next().value;
