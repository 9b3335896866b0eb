import type { SimulatedCompany, World } from '../platforms/simulator/world.ts';
import { SAMPLE_TOPICS, type SampleTopic } from './topics.ts';

/** What a sample account tracks. All of it is invented; `.example` domains can never exist. */
export interface SampleAccount {
  brand: SimulatedCompany;
  competitors: readonly SimulatedCompany[];
  topics: readonly SampleTopic[];
}

/** The brand of brand@example.com; names with accents, `&`, hyphens and two words are there on purpose. */
export const SAMPLE_BRAND: SampleAccount = {
  brand: company('Ostrellio', ['Ostrellio Suite', 'Ostrellio Cloud'], 'ostrellio.example', -0.4, 0.4, 0.9),
  competitors: [
    company('Brixalto', ['Brixalto One'], 'brixalto.example', 0.5, 0.2, -0.5),
    company('Pelgandro', [], 'pelgandro.example', 0, 0.3, 0.1),
    company('Zovarqué', ['Zovarqué Studio'], 'zovarque.example', -0.5, 0.15, 0.2),
    company('Hask & Verrin', ['Hask and Verrin'], 'hask-verrin.example', -0.8, -0.15, 0),
    company('Tal-Orrin', ['Talorrin'], 'tal-orrin.example', -1.2, 0.35, 0.6),
    company('Yutravo', ['Yutravo Labs'], 'yutravo.example', -1.6, -0.05, 0.3),
  ],
  topics: SAMPLE_TOPICS,
};

/** The world the simulator answers from; `since` is the first simulated day. */
export function sampleWorld({ brand, competitors }: SampleAccount, since: string): World {
  return { seed: 'sightline-sample', brand, competitors, since };
}

export function company(
  name: string,
  aliases: readonly string[],
  domain: string,
  fame: number,
  esteem: number,
  trend: number,
): SimulatedCompany {
  return { name, aliases, domain, fame, esteem, trend };
}
