import service from './service-wording.json' with { type: 'json' };
import software from './software-wording.json' with { type: 'json' };
import type { SimulatedTopic, Vocabulary } from './world.ts';

/** How an answer speaks of one company. */
export type Tone = 'praise' | 'mixed' | 'criticism' | 'neutral';

/**
 * The sentences of which answers are made. `{f}` and `{g}` stand for two features, `{a}` for an audience, `{t}` for what
 * is compared.
 */
export interface Wording {
  /** The rest of a sentence after a company's name, without the full stop. */
  predicates: Readonly<Record<Tone, readonly string[]>>;
  /** Sentences that compare two companies, `{better}` and `{worse}`. */
  contrasts: readonly string[];
  /** First sentences; like the rest below, they name no company. */
  openings: readonly string[];
  closings: readonly string[];
  /** Advice for a "how do I" question. */
  steps: readonly string[];
  /** Introduces the companies in such an answer. */
  leadIns: readonly string[];
  /** The answer without any company. */
  remarks: readonly string[];
}

/** The wording of answers about software, and about firms, services and unknown businesses. */
export const WORDINGS: Readonly<Record<Vocabulary['subject'], Wording>> = { software, service };

const GENERAL: Omit<Vocabulary, 'things'> = {
  subject: 'service',
  features: ['onboarding', 'reporting', 'mobile access', 'customer care', 'delivery', 'quality control'],
  audiences: ['small teams', 'mid-sized companies', 'larger organisations', 'first-time buyers'],
};

/** The topic's vocabulary, or one that fits any topic. */
export const vocabularyOf = (topic: SimulatedTopic): Vocabulary =>
  topic.vocabulary ?? { ...GENERAL, things: `options for ${topic.name}` };
