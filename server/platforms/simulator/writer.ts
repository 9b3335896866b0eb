import type { RawSource } from '../../analysis/types.ts';
import { lazy } from '../../lib/lazy.ts';
import type { Plan, PlannedMention } from './plan.ts';
import { chance, pick, type Random, shuffled } from './random.ts';

import { type Tone, WORDINGS, type Wording } from './wording.ts';
import type { SimulatedCompany, Vocabulary } from './world.ts';

/** Words an answer; within one answer it repeats a sentence only when all have been used. */
export interface Writer {
  random: Random;
  /** The company's name, sometimes an alias or another spelling. */
  name(company: SimulatedCompany): string;
  /** The rest of a sentence after the company's name. */
  predicate(tone: Tone): string;
  /** A whole sentence about one company. */
  about(mention: PlannedMention): string;
  /** A sentence that compares two companies; '' if the plan has no contrast. */
  contrast(plan: Plan): string;
  /** A sentence that names no company. */
  sentence(kind: Exclude<keyof Wording, 'predicates' | 'contrasts'>): string;
}

/** Words a plan in a platform's style; `sources` is the platform's citation field. */
export type WriteAnswer = (plan: Plan, writer: Writer) => { text: string; sources: RawSource[] };

export function createWriter(vocabulary: Vocabulary, random: Random): Writer {
  const wording = WORDINGS[vocabulary.subject];
  const draw = createDeck(random);
  const fill = (frame: string) =>
    frame
      .replaceAll(/\{[fg]\}/g, () => draw(vocabulary.features))
      .replaceAll('{a}', () => draw(vocabulary.audiences))
      .replaceAll('{t}', vocabulary.things);
  const name = (company: SimulatedCompany) => spelling(company, random);
  const predicate = (tone: Tone) => fill(draw(wording.predicates[tone]));

  return {
    random,
    name,
    predicate,
    about: ({ company, tone }) => `${name(company)} ${predicate(tone)}.`,
    contrast: ({ mentions, contrast }) => {
      const better = contrast && mentions[contrast.better];
      const worse = contrast && mentions[contrast.worse];
      if (!better || !worse) return '';
      return fill(draw(wording.contrasts))
        .replace('{better}', () => better.company.name)
        .replace('{worse}', () => worse.company.name);
    },
    sentence: (kind) => fill(draw(wording[kind])),
  };
}

/** Draws from a list without replacement; a list that is used up is shuffled again. */
function createDeck(random: Random): (list: readonly string[]) => string {
  const decks = new Map<readonly string[], string[]>();
  return (list) => {
    const current = decks.get(list);
    const deck = current?.length ? current : shuffled(random, list);
    decks.set(list, deck);
    return deck.pop() ?? pick(random, list);
  };
}

function spelling({ name, aliases }: SimulatedCompany, random: Random): string {
  if (aliases.length > 0 && chance(random, 0.15)) return pick(random, aliases);
  if (!chance(random, 0.08)) return name;
  // As phones and word processors write it: non-breaking hyphens, curly apostrophes, no accents.
  return pick(random, [
    name.replaceAll('-', '\u2011').replaceAll("'", '\u2019'),
    name.normalize('NFD').replace(/\p{Mn}/gu, ''),
  ]);
}

export const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const conjunction = lazy(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** `A`, `A and B`, `A, B and C`. */
export const joinNames = (names: readonly string[]) => conjunction().format(names);
