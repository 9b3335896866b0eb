import { isInstruction, saysWhatIsNeeded } from './instructions.ts';

/** A word in lower case. */
export interface Word {
  word: string;
  start: number;
}

const WORD = /[\p{L}][\p{L}’'-]*/gu;

export const wordsOf = (text: string, start = 0, end = text.length): Word[] =>
  [...text.slice(start, end).matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: start + index,
  }));

/** How a sentence is put. */
export function sentenceFeatures(sentence: string): string[] {
  const features: string[] = [];
  if (isInstruction(sentence)) features.push('instruction');
  if (saysWhatIsNeeded(sentence)) features.push('needed');
  if (/\?["”“]?\s*$/u.test(sentence)) features.push('question');
  if (PAST.test(sentence)) features.push('past');
  if (YEAR.test(sentence)) features.push('year');
  if (!VERB.test(sentence)) features.push('no verb');
  return features;
}

/** How a part of a sentence is put. */
export function partFeatures(part: string): string[] {
  const features: string[] = [];
  if (isInstruction(part)) features.push('part is instruction');
  if (saysWhatIsNeeded(part)) features.push('part says need');
  if (!VERB.test(part)) features.push('part has no verb');
  return features;
}

/** What most sentences of a page do: tell readers what to do, or name prices. */
export function pageFeatures(sentences: readonly string[]): string[] {
  const share = (is: (sentence: string) => boolean): number =>
    sentences.filter(is).length / Math.max(1, sentences.length);
  const features: string[] = [];
  const instructions = share(isInstruction);
  if (instructions > 0.3) features.push('page of instructions');
  else if (instructions > 0.12) features.push('page with instructions');
  if (share((sentence) => MONEY.test(sentence)) > 0.15) features.push('page of prices');
  return features;
}

const MONEY = /[$€£]\s?\d|\d\s?(?:€|Euro)/u;

/** Parts of a sentence that can be instructions of their own. */
const PARTS = /[;:–—,]\s|\.\s|\s(?=(?:and|und)\s)/gu;

/** The part of a sentence that holds a place in it. */
export function partAt(sentence: string, place: number): string {
  const stops = [...sentence.matchAll(PARTS)].map(({ index, 0: stop }) => index + stop.length);
  const start = stops.findLast((stop) => stop <= place) ?? 0;
  return sentence.slice(
    start,
    stops.find((stop) => stop > place),
  );
}

const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/;
const PAST =
  /(?<!\p{L})(?:was|were|came|went|gave|took|made|ran|paid|sold|left|held|won|got|kept|built|brought|led|met|began|ended|closed|wrote|walked|\p{Ll}{3,}ed|waren?|hatten?|kam|kamen|gab|gaben|ging|maßen|maß|zählten?|erreichten?|blieb|brauchten?|\p{Ll}{3,}(?:eten?|rten?|gten?|lten?|hten?))(?!\p{L})/u;
const VERB =
  /(?<!\p{L})(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|must|should|[\p{L}]+['’](?:s|re|ve|ll|d|m)|costs?|takes?|lasts?|needs?|gets?|gives?|makes?|comes?|goes|runs?|holds?|weighs?|measures?|uses?|pays?|paid|came|went|gave|took|made|ran|sold|left|held|won|got|kept|fell|rose|grew|lost|met|said|says|\p{Ll}{3,}ed|ist|sind|war|waren|hat|haben|hatten?|wird|werden|wurden?|soll|sollen|kann|können|darf|muss|müssen|gibt|kostet|kosten|dauert|geht|liegt|steht|macht|kommt|kommen|braucht|brauchen|zahlt|zahlen|bekommt|hält|reicht|läuft|wiegt|misst|fasst|bietet|sagt|passt|enthält|\p{Ll}{3,}(?:te|ten))(?!\p{L})/u;
