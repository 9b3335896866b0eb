import type { SimulatedCompany, SimulatedTopic, World } from '../platforms/simulator/world.ts';
import brand from './brand.json' with { type: 'json' };
import fund from './fund.json' with { type: 'json' };

export interface DemoTopic extends SimulatedTopic {
  prompts: readonly string[];
}

/** What a demo account tracks. All of it is invented; `.example` domains can never exist. */
export interface DemoBrand {
  brand: SimulatedCompany;
  competitors: readonly SimulatedCompany[];
  /** Companies that answers name as well. */
  untracked: readonly SimulatedCompany[];
  topics: readonly DemoTopic[];
}

/** An invented maker of software for product teams. The names test accents, `&`, hyphens and two words. */
export const DEMO_BRAND = brand as DemoBrand;

/** An invented venture-capital firm and its competitors. */
export const DEMO_FUND = fund as DemoBrand;

/** The world the simulator answers from; `since` is the first simulated day. */
export function demoWorld({ brand, competitors, untracked }: DemoBrand, since: string): World {
  return { seed: 'sightline-sample', brand, competitors: [...competitors, ...untracked], since };
}
