import type { Evidence, Usage } from './usage.ts';
import { isCommon, isJoiner } from './vocabulary.ts';

/** A phrase that entries begin with. */
export interface Phrase {
  key: string;
  /** Its most frequent spelling. */
  name: string;
  words: readonly string[];
  usage: Usage;
  /** Answers that cite a domain of this name. */
  cited: number;
}

/** Looks up phrases in the evidence of an account. */
export interface Phrases {
  get(key: string): Phrase | null;
  /** Phrases that are one word longer and head entries too, the most frequent first. */
  longer(key: string): Phrase[];
}

/** Indexes the phrases of an account. */
export function indexPhrases({ usage, spellings }: Evidence): Phrases {
  const get = (key: string): Phrase | null => {
    const own = usage.get(key);
    const name = mostFrequent(spellings.get(key));
    if (!own || name === null) return null;
    const cited = usage.get(key.replace(/[ &+]/g, ''))?.cited ?? 0;
    return { key, name, words: name.split(/\s+/), usage: own, cited };
  };
  const longer = new Map<string, string[]>();
  for (const [key, { heads }] of usage) {
    const shorter = heads > 0 ? shorterKey(key, usage) : '';
    if (shorter === '') continue;
    const keys = longer.get(shorter) ?? [];
    keys.push(key);
    longer.set(shorter, keys);
  }
  return {
    get,
    longer: (key) =>
      (longer.get(key) ?? [])
        .flatMap((each) => get(each) ?? [])
        .sort((a, b) => b.usage.heads - a.usage.heads || (a.key < b.key ? -1 : 1)),
  };
}

/**
 * Extends the first word of an entry to the brand: "Capital" to "Capital One", "Bang" to "Bang & Olufsen". A cited domain
 * decides; otherwise a common word is extended when it always goes on in the same way, and any word by "of" or "&".
 */
export function cutToBrand(first: Phrase, { longer }: Phrases): Phrase {
  let brand = first;
  for (let step = 0; step < 2 && brand.cited === 0; step += 1) {
    const candidates = longer(brand.key);
    const next = candidates.find(({ cited }) => cited > 0) ?? candidates[0];
    if (!next || (next.cited === 0 && !isBrand(brand, next, candidates.length))) break;
    brand = next;
  }
  return brand;
}

/** Whether the longer phrase is the brand, and the shorter one only its beginning. */
function isBrand(shorter: Phrase, longer: Phrase, alternatives: number): boolean {
  const last = longer.words.at(-1) ?? '';
  if (/\d/.test(last)) return false;
  const places = ({ usage }: Phrase): number => usage.heads + usage.middle;
  const share = places(longer) / places(shorter);
  const isFirst = shorter.words.length === 1;
  const joined = longer.words.length > shorter.words.length + 1;
  if (isFirst && joined && isJoiner(longer.words[1]?.toLowerCase() ?? '') && share >= 0.8) return true;
  if (!isFirst || !isCommon(shorter.name) || /\p{Ll}\p{Lu}/u.test(last)) return false;
  const { alone, single, possessive } = shorter.usage;
  const apart = alone + single + possessive - longer.usage.possessive;
  if (share >= 0.95 && apart === 0) return true;
  return share >= 0.8 && apart <= places(shorter) * 0.1 && alternatives === 1 && !isCommon(last);
}

/** The key without its last word, and without the joiner before that. */
function shorterKey(key: string, usage: ReadonlyMap<string, Usage>): string {
  const words = key.split(' ').slice(0, -1);
  if (words.length > 1 && isJoiner(words.at(-1) ?? '') && !usage.has(words.join(' '))) words.pop();
  return words.join(' ');
}

/** Equal counts are decided by the spelling, so that the order of answers does not matter. */
function mostFrequent(spellings: ReadonlyMap<string, number> | undefined): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [spelling, count] of spellings ?? [])
    if (count > most || (count === most && best !== null && spelling < best)) {
      best = spelling;
      most = count;
    }
  return best;
}
