import { isAlwaysCapital } from '../text/everyday-words.ts';
import type { Phrase, Phrases } from './brand.ts';
import { isCommon, isDescriptive, isJoiner, isRareWord, isTechnical } from './vocabulary.ts';
import { keyOf } from './words.ts';

/**
 * Whether the answers use a phrase as the name of a company. A word of no language needs little proof; everyday words need
 * a cited domain, capitals inside sentences, or models after them. `npm run eval` names the topics whose answers the shares were set on.
 */
export function isCompany(phrase: Phrase, phrases: Phrases): boolean {
  if (isExcluded(phrase)) return false;
  const common = phrase.words.every((word) => isCommon(word) || isJoiner(word.toLowerCase()));
  return common ? isNameOfCommonWords(phrase, phrases) : isRareName(phrase, phrases);
}

/** Numbers, technical terms, abbreviations, publications that are only cited, and words inside other names. */
function isExcluded({ name, words, usage, cited }: Phrase): boolean {
  if (name.length < 2 || /^\d+$/.test(name)) return true;
  if (cited > 0) return cited >= usage.answers && usage.alone === usage.heads;
  if (words.every(isTechnical) || words.some(isAlwaysCapital) || isDescriptive(name)) return true;
  return usage.initials > 0 || (usage.inside > usage.uses * 0.25 && usage.inside > usage.heads * 0.75);
}

/** How often the name is surely meant: with a capital inside a sentence, alone or possessive. */
function countMeant({ usage }: Phrase): number {
  return usage.single + usage.possessive * 2;
}

function isRareName(phrase: Phrase, phrases: Phrases): boolean {
  const { name, words, usage, cited } = phrase;
  const meant = countMeant(phrase);
  if (words.length === 1) {
    const isWord = usage.smallHeads > 0 ? usage.models === 0 : usage.small > usage.uses * 0.15;
    if (isWord) return false;
  }
  if (cited > 0) return true;
  if (/\d/.test(name) && !/^(?:\d{1,2}\p{L}{3,}|\p{L}{4,}\d)$/u.test(name)) return false;
  if (words.length > 1 && !isRarePhrase(phrase, phrases)) return false;
  if (usage.strong === 0 && (usage.models === 0 || usage.heads < usage.uses * 0.3)) return false;
  if (usage.heads * 4 <= usage.uses && (usage.strong === 0 || usage.answers <= 2)) return false;
  if (usage.heads === 1 && isRunTogether(name)) return false;
  if (usage.article > usage.uses * 0.25 || usage.modifier > Math.max(2, usage.uses * 0.3)) return false;
  if (usage.alone === usage.heads && usage.heads >= usage.answers * 3) return false;
  const isLabel = usage.alone === usage.heads && meant === 0 && !name.endsWith('+');
  if (isLabel && (usage.strong === 0 || usage.small > 0)) return false;
  return !isRareWord(name) || isProvenWord(phrase);
}

/** "AmazonWalmartBest": words of a page that run together. */
function isRunTogether(name: string): boolean {
  return /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}/u.test(name);
}

/** None of its rare words is used in small letters, and it heads three entries if it begins with a common word. */
function isRarePhrase({ words, usage }: Phrase, { get }: Phrases): boolean {
  const smallUses = (word: string): number => get(keyOf(word))?.usage.small ?? 0;
  if (words.some((word) => !isCommon(word) && smallUses(word) > usage.uses * 0.5)) return false;
  return !isCommon(words[0] ?? '') || usage.heads >= 3;
}

/** An English word beyond everyday language (Dell, Ninja, Quince) that is never written small. */
function isProvenWord(phrase: Phrase): boolean {
  const { usage } = phrase;
  if (usage.small > 0) return false;
  if (usage.strong === 0) return usage.models >= 2;
  return usage.models > 0 || countMeant(phrase) > 0 || usage.strong >= 2;
}

function isNameOfCommonWords(phrase: Phrase, phrases: Phrases): boolean {
  const { words, usage, cited } = phrase;
  const meant = countMeant(phrase);
  const isProven = words.length > 1 || ((usage.models > 0 || meant > 0) && usage.small <= usage.uses * 0.5);
  if (cited > 0 && usage.strong > 0 && isProven) return true;
  if (words.some((word) => /^(?:and|for|of|in)$/.test(word))) return false;
  const oftenModels = usage.answers >= 5 && usage.models >= usage.heads * 0.4;
  if (!isSeldomSmall(phrase, phrases, oftenModels)) return false;
  if (meant >= 5 && usage.small <= usage.uses * 0.1) return true;
  if (meant >= 2 && usage.strong > 0 && usage.heads >= 2) return true;
  if (usage.alone > usage.heads * 0.5 || usage.heads < 4 || usage.answers < 2 || usage.strong < 2)
    return false;
  if (usage.models >= 2 || phrases.longer(phrase.key).length >= 2) return true;
  // "Move the data in small steps" begins an entry and never is one.
  const isEverName = usage.alone + usage.models + meant > 0;
  return isEverName && usage.small === 0 && usage.answers >= 5;
}

/** Everyday words that are names here are seldom written small, at least in the answers that they head entries of. */
function isSeldomSmall({ words, usage }: Phrase, { get }: Phrases, oftenModels: boolean): boolean {
  if (words.length === 1)
    return usage.small <= usage.uses * 0.1 || (oftenModels && usage.smallBeside <= usage.heads * 0.1);
  const shares = words.map((word) => {
    const own = get(keyOf(word))?.usage;
    return own ? own.small / Math.max(own.uses, 1) : 0;
  });
  return oftenModels || Math.min(...shares) <= 0.5;
}
