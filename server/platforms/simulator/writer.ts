import { lazy } from '../../lib/lazy.ts';
import type { Part, Plan } from './plan.ts';
import { chance, pick, type Random, shuffled } from './random.ts';
import { wordingOf } from './wording/vocabulary.ts';
import type { Tone, Wording } from './wording/wording.ts';
import type { SimulatedCompany, Vocabulary } from './world.ts';

/** Puts things into words; within one answer it does not say the same thing twice while it has another. */
export interface Writer {
  random: Random;
  /** The company's name as people write it: mostly in full, now and then an alias or another spelling. */
  name(company: SimulatedCompany): string;
  /** The rest of a sentence after the company's name. */
  predicate(tone: Tone): string;
  /** A whole sentence about one company. */
  about(part: Part): string;
  /** The sentence that sets two of the cast against each other; '' where the plan wants none. */
  contrast(plan: Plan): string;
  /** A sentence that names no company. */
  sentence(kind: Exclude<keyof Wording, 'predicates' | 'contrasts'>): string;
}

export function createWriter(vocabulary: Vocabulary, random: Random): Writer {
  const wording = wordingOf(vocabulary);
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
    contrast: ({ cast, contrast }) => {
      const better = contrast && cast[contrast.better];
      const worse = contrast && cast[contrast.worse];
      if (!better || !worse) return '';
      return fill(draw(wording.contrasts))
        .replace('{better}', () => better.company.name)
        .replace('{worse}', () => worse.company.name);
    },
    sentence: (kind) => fill(draw(wording[kind])),
  };
}

/** Draws from a list without putting back; a list that is used up is shuffled anew. */
function createDeck(random: Random): (list: readonly string[]) => string {
  const rests = new Map<readonly string[], string[]>();
  return (list) => {
    const rest = rests.get(list);
    const deck = rest && rest.length > 0 ? rest : shuffled(random, list);
    rests.set(list, deck);
    return deck.pop() ?? pick(random, list);
  };
}

function spelling({ name, aliases }: SimulatedCompany, random: Random): string {
  if (aliases.length > 0 && chance(random, 0.15)) return pick(random, aliases);
  if (!chance(random, 0.08)) return name;
  // As phones and word processors write it: a hyphen that does not break, curly apostrophes, no accents.
  return pick(random, [
    name.replaceAll('-', '\u2011').replaceAll("'", '\u2019'),
    name.normalize('NFD').replace(/\p{Mn}/gu, ''),
  ]);
}

export const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const enumeration = lazy(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** `A`, `A and B`, `A, B and C`. */
export const listed = (names: readonly string[]) => enumeration().format(names);
