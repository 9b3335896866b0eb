import { cuesOf, INSTRUCTIONS } from './statistics-cues.ts';
import { type Verb, verbOf } from './statistics-verbs.ts';

/** A word in lower case with what it says about figures. */
export interface Word {
  word: string;
  start: number;
  cues: readonly string[];
  verb: Verb | null;
}

export const WORD = /[\p{L}][\p{L}’'-]*/gu;

export const wordsOf = (text: string, start: number, end: number): Word[] =>
  [...text.slice(start, end).matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: start + index,
    cues: cuesOf(word.toLowerCase()),
    verb: verbOf(word.toLowerCase()),
  }));

/** How a sentence is put. */
export function sentenceFeatures(sentence: string): string[] {
  const features: string[] = [];
  if (INSTRUCTIONS.test(sentence)) features.push('imperative');
  if (/\?["”“]?\s*$/u.test(sentence)) features.push('question');
  if (PAST.test(sentence)) features.push('past');
  if (YEAR.test(sentence)) features.push('year');
  if (!VERB.test(sentence)) features.push('no verb');
  return features;
}

const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/;
const PAST =
  /(?<!\p{L})(?:was|were|came|went|gave|took|made|ran|paid|sold|left|held|won|got|kept|built|brought|led|met|began|ended|closed|wrote|walked|\p{Ll}{3,}ed|waren?|hatten?|kam|kamen|gab|gaben|ging|maßen|maß|zählten?|erreichten?|blieb|brauchten?|\p{Ll}{3,}(?:eten?|rten?|gten?|lten?|hten?))(?!\p{L})/u;
const VERB =
  /(?<!\p{L})(?:is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|must|should|\p{Ll}{2,}(?:ed|es|ts|ds|ws|ns|ls)|came|went|gave|took|made|ran|paid|sold|left|held|won|got|kept|fell|rose|grew|lost|cost|ist|sind|war|waren|hat|haben|hatte|wird|werden|soll|sollen|kann|gibt|\p{Ll}{3,}(?:te|ten|t))(?!\p{L})/u;
