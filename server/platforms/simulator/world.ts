/** A company as the simulator knows it. What is left out is drawn from the world's seed. */
export interface SimulatedCompany {
  name: string;
  aliases: readonly string[];
  /** Registrable domain; null: its own pages are never cited. */
  domain: string | null;
  /** Log-odds of being named where nothing else speaks for or against it; 0 is one answer in two. */
  fame?: number;
  /** How well answers speak of it, −1 (badly) to 1 (well). */
  esteem?: number;
  /** Change of fame over the 90 days that follow `World.since`. */
  trend?: number;
}

/** The words an answer on a topic is made of. */
export interface Vocabulary {
  /** Which sentences fit. */
  subject: 'software' | 'service';
  /** What is compared, in the plural: `API platforms`. */
  things: string;
  /** At least four nouns that take a singular verb: `rate limiting`. */
  features: readonly string[];
  /** Who buys it, in the plural: `small teams`. */
  audiences: readonly string[];
}

/** A group of questions. */
export interface SimulatedTopic {
  name: string;
  /** General words are used where it is left out. */
  vocabulary?: Vocabulary;
}

/** Everything that the simulated platforms "know". */
export interface World {
  /** Two worlds with different seeds never agree. */
  seed: string;
  brand: SimulatedCompany;
  competitors: readonly SimulatedCompany[];
  /** UTC day on which trends begin; without it companies only drift to and fro. */
  since?: string;
}

/** One question as one platform gets it. */
export interface Scene {
  world: World;
  topic: SimulatedTopic;
  question: string;
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
  /** From 1. */
  sample: number;
}
