import type { Evidence, Findings } from './evidence.ts';

/** What was learned about a word: how good it is, and how much it is said by those who judge. */
export type LearnedWord = readonly [tone: number, stance: number];
export type LearnedWords = Readonly<Record<string, LearnedWord>>;

/** What the learned words in a text add up to. */
export interface WordSums {
  tone: number;
  stance: number;
}

/** The evidence that is one word or phrase of the text: plain words, and cues beside the weight that the word list gives them. */
export function wordsIn({ genre, evidence }: Findings): readonly Evidence[] {
  if (genre === 'answer') return [];
  return evidence.filter(({ kind, key }) => kind === 'word' || (kind === 'text' && !key.startsWith('(')));
}

/** Adds up the learned words. Negation turns a word's tone round and leaves its stance. */
export function sumWords(findings: Findings, learned: LearnedWords): WordSums {
  const sums = { tone: 0, stance: 0 };
  for (const { key, factor } of wordsIn(findings)) {
    const word = Object.hasOwn(learned, key) ? learned[key] : undefined;
    if (word === undefined) continue;
    sums.tone += word[0] * factor;
    sums.stance += word[1] * Math.abs(factor);
  }
  return sums;
}
