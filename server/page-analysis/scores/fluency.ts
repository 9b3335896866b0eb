import type { PageContent, ScoreSpan } from '../types.ts';
import { splitSentences } from './sentences.ts';
import { countSyllables } from './syllables.ts';

type Covered = 'en' | 'de';

/**
 * Reading ease from words a sentence and syllables a word.
 * Sources: R. Flesch, “A new readability yardstick”, Journal of Applied Psychology 32 (1948); for German T. Amstad, “Wie
 * verständlich sind unsere Zeitungen?”, Zürich (1978).
 */
const EASE: Record<Covered, (sentenceLength: number, syllables: number) => number> = {
  en: (length, syllables) => 206.835 - 1.015 * length - 84.6 * syllables,
  de: (length, syllables) => 180 - length - 58.5 * syllables,
};
/** With fewer words the mean says little. */
const MIN_WORDS = 100;
const HARD = { ease: 30, words: 12 };
const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;

export interface Fluency {
  /** 0–100. */
  score: number;
  /** Sentences that are very difficult by the same formula. */
  spans: ScoreSpan[];
}

/** How easily the prose reads; null for languages without a published formula here, and for too little prose. */
export function scoreFluency({ blocks, language }: PageContent): Fluency | null {
  if (language !== 'en' && language !== 'de') return null;
  const spans: ScoreSpan[] = [];
  let words = 0;
  let syllables = 0;
  let sentences = 0;
  blocks.forEach(({ kind, text }, block) => {
    if (kind !== 'paragraph' && kind !== 'quote' && kind !== 'list-item') return;
    for (const { start, end } of splitSentences(text)) {
      const found = text.slice(start, end).match(WORD) ?? [];
      if (found.length < 3) continue;
      const spoken = found.reduce((sum, word) => sum + countSyllables(word, language), 0);
      words += found.length;
      syllables += spoken;
      sentences += 1;
      const ease = EASE[language](found.length, spoken / found.length);
      if (found.length >= HARD.words && ease < HARD.ease) spans.push({ score: 'fluency', block, start, end });
    }
  });
  if (words < MIN_WORDS) return null;
  const ease = EASE[language](words / sentences, syllables / words);
  return { score: Math.round(Math.min(100, Math.max(0, ease)) * 10) / 10, spans };
}
