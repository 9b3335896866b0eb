/** A company; values that are left out are drawn from the world's seed. */
export interface SimulatedCompany {
  name: string;
  aliases: readonly string[];
  /** Registrable domain; null: its own pages are never cited. */
  domain: string | null;
  /** Base log-odds of being named; 0 is one answer in two. */
  fame?: number;
  /** How well answers speak of it, −1 (badly) to 1 (well). */
  esteem?: number;
  /** Change of fame over the 90 days that follow `World.since`. */
  trend?: number;
}

/** The nouns for answers about a topic. */
export interface Vocabulary {
  /** Selects the sentences. */
  subject: 'software' | 'service';
  /** What is compared, in the plural: `API platforms`. */
  things: string;
  /** At least four nouns that take a singular verb: `versioning`. */
  features: readonly string[];
  /** Who buys it, in the plural: `small teams`. */
  audiences: readonly string[];
}

export interface SimulatedTopic {
  name: string;
  /** Left out: general words. */
  vocabulary?: Vocabulary;
}

/** What simulated answers are about. */
export interface World {
  /** Worlds with different seeds give different answers. */
  seed: string;
  brand: SimulatedCompany;
  competitors: readonly SimulatedCompany[];
  /** UTC day on which trends begin; without it there are none. */
  since?: string;
}

/** One question to one platform. */
export interface Scene {
  world: World;
  topic: SimulatedTopic;
  question: string;
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
  /** From 1. */
  sample: number;
}
