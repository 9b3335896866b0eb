import type { SimulatedTopic, Vocabulary } from '../world.ts';
import { SERVICE } from './service.ts';
import { SOFTWARE } from './software.ts';
import type { Wording } from './wording.ts';

const GENERAL: Omit<Vocabulary, 'things'> = {
  subject: 'service',
  features: ['onboarding', 'reporting', 'mobile access', 'customer care', 'delivery', 'quality control'],
  audiences: ['small teams', 'growing companies', 'larger organisations', 'first-time buyers'],
};

const WORDINGS: Readonly<Record<Vocabulary['subject'], Wording>> = { software: SOFTWARE, service: SERVICE };

/** The topic's vocabulary, or one that fits any topic. */
export function vocabularyOf(topic: SimulatedTopic): Vocabulary {
  return topic.vocabulary ?? { ...GENERAL, things: `options for ${topic.name}` };
}

export const wordingOf = ({ subject }: Vocabulary) => WORDINGS[subject];
