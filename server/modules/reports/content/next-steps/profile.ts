import { counted } from '../../../../lib/format.ts';
import type { Candidate, Findings } from './candidate.ts';
import { listed, ofAnswers, quoted } from './wording.ts';

/** What platforms make of the brand when a prompt names it. Always one step. */
export function profile({ answers, brand, prompts, brandedVisibility }: Findings): Candidate[] {
  const questions = prompts.filter(({ branded }) => branded).map(({ question }) => question);
  const { hits, answers: count } = brandedVisibility;
  if (count === 0) {
    return step(
      11,
      `Ask about ${brand.name} by name as well`,
      `Add prompts that people ask once they know the name, such as whether ${brand.name} is any good or how it compares. They show what is said of it, not whether it is found.`,
      `${counted(answers.length, 'usable answer')}, none to a prompt that names ${brand.name}.`,
    );
  }
  if (hits < count) {
    return step(
      46 + (34 * (count - hits)) / count,
      `Make plain who ${brand.name} is`,
      `Say in the same words on your own site and in the public profiles you keep what ${brand.name} offers, to whom, where and since when. Read first what these answers say instead.`,
      `Asked about ${brand.name} by name, ${ofAnswers(hits, count)} name${hits === 1 ? 's' : ''} it.`,
    );
  }
  return step(
    18,
    `Check the facts in answers about ${brand.name}`,
    `Read the answers to ${listed(questions.map(quoted), 2)}, and compare prices, products and claims with what is true today. Correct what is wrong on your own pages first, then ask the pages cited to do the same.`,
    `Asked about ${brand.name} by name, ${ofAnswers(hits, count)} name${hits === 1 ? 's' : ''} it; whether what they say is right is not measured.`,
  );
}

const step = (urgency: number, title: string, detail: string, evidence: string): Candidate[] => [
  { kind: 'profile', urgency, title, detail, evidence },
];
