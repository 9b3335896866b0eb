import { countWords } from './parse-text.ts';

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin the event that\b/gi, 'if'],
  [/\bat this point in time\b/gi, 'now'],
  [/\ba (?:considerable|substantial|significant) (?:amount|number) of\b/gi, 'a lot of'],
  [/\bwith regard to\b/gi, 'about'],
  [/\bis able to\b/gi, 'can'],
  [/\bare able to\b/gi, 'can'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\butili[sz]es\b/gi, 'uses'],
  [/\butili[sz]ed\b/gi, 'used'],
  [/\butili[sz]ing\b/gi, 'using'],
  [/\bsufficient\b/gi, 'enough'],
  [/\bapproximately\b/gi, 'about'],
  [/\bnumerous\b/gi, 'many'],
  [/\badditional\b/gi, 'more'],
  [/\bcommence\b/gi, 'start'],
  [/\bassistance\b/gi, 'help'],
  [/\bfacilitate\b/gi, 'help'],
  [/\bdemonstrate\b/gi, 'show'],
  [/\bdemonstrates\b/gi, 'shows'],
  [/\bpurchase\b/gi, 'buy'],
  [/\bfurthermore\b/gi, 'also'],
  [/\bregarding\b/gi, 'about'],
];

/** In words; longer sentences are split where that is safe. */
const LONG_SENTENCE = 20;
/** Precedes a clause that can stand alone. */
const CLAUSE = /(?:;|,? (and|but)) (?=(?:it|they|we|you|he|she|there|this|these|those|the) )|; (?=\p{L})/gu;

/**
 * Replaces long words by short ones and splits long sentences.
 * @returns the sentences and the number of replacements
 */
export function simplify(sentence: string): { sentences: string[]; replaced: number } {
  let replaced = 0;
  let text = sentence;
  for (const [long, short] of REPLACEMENTS) {
    text = text.replace(long, (match) => {
      replaced += 1;
      return /^\p{Lu}/u.test(match) ? capitalise(short) : short;
    });
  }
  const sentences = countWords(text) > LONG_SENTENCE ? split(text) : [text];
  return { sentences, replaced };
}

/** "A is so, but it is not B." becomes "A is so." and "But it is not B." */
function split(sentence: string): string[] {
  const parts = sentence.replaceAll(CLAUSE, (_found, joint?: string) => (joint === 'but' ? '\nBut ' : '\n'));
  const clauses = parts.split('\n').map((clause) => capitalise(clause.trim()));
  return clauses.map((clause, index) => (index < clauses.length - 1 ? `${clause}.` : clause));
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
