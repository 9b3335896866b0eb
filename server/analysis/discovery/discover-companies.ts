import { createRecogniser } from '../names/name-forms.ts';
import type { TrackedCompany } from '../types.ts';
import { cutToBrand, indexPhrases, type Phrase } from './brand.ts';
import { isCompany } from './is-company.ts';
import type { Evidence } from './usage.ts';
import { isCommon, isOpener } from './vocabulary.ts';

/** A company that answers name and the account does not track. */
export interface DiscoveredCompany {
  /** Folded words of the name, equal for all spellings; stable while the same answers are there. */
  key: string;
  name: string;
}

/** A shorter name is not looked for at the head of a longer word. */
const MIN_MAKER_LENGTH = 4;

/**
 * Finds the companies that the answers of an account name, from the sum of their evidence: what entries begin with, cut to
 * the brand, without what the answers use as a word. No list of brands, no model; the same for any order of answers.
 *
 * @param tracked companies whose names and aliases are left out, in any spelling
 * @returns ascending by key; look for their names with the matcher of tracked companies
 */
export function discoverCompanies(
  evidence: Evidence,
  tracked: readonly Pick<TrackedCompany, 'id' | 'name' | 'aliases'>[],
): DiscoveredCompany[] {
  const trackedAs = createRecogniser(tracked);
  const phrases = indexPhrases(evidence);
  const found = new Map<string, Phrase>();
  for (const [key, { heads }] of evidence.usage) {
    const first = key.includes(' ') || heads === 0 ? null : phrases.get(key);
    if (!first) continue;
    const starts = isOpener(key) && first.cited === 0 ? phrases.longer(key) : [first];
    for (const start of starts) {
      const brand = cutToBrand(start, phrases);
      if (isCompany(brand, phrases)) keepMoreUsed(found, brand);
    }
  }
  return [...found.values()]
    .filter((brand) => brand.cited > 0 || !(isProductLine(brand, found) || hasAdjective(brand, found)))
    .map((brand) => ({ key: brand.key, name: withArticle(brand) }))
    .filter(({ name }) => trackedAs(name).length === 0)
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** "Audio-Technica" and "Audio Technica" are one company. */
function keepMoreUsed(found: Map<string, Phrase>, brand: Phrase): void {
  const joined = brand.key.replaceAll(' ', '');
  const other = found.get(joined);
  const isMore =
    !other ||
    brand.usage.uses > other.usage.uses ||
    (brand.usage.uses === other.usage.uses && brand.key < other.key);
  if (isMore) found.set(joined, brand);
}

/** "EufyCam" beside "Eufy". */
function isProductLine({ key, name, words }: Phrase, found: ReadonlyMap<string, Phrase>): boolean {
  if (words.length > 1 || !/\p{Ll}\p{Lu}/u.test(name)) return false;
  for (let length = MIN_MAKER_LENGTH; length < key.length; length += 1)
    if (found.has(key.slice(0, length)) && isCommon(key.slice(length))) return true;
  return false;
}

/** "Restored Apple" beside "Apple". */
function hasAdjective({ key, words }: Phrase, found: ReadonlyMap<string, Phrase>): boolean {
  return words.length > 1 && isCommon(words[0] ?? '') && found.has(key.split(' ').slice(1).join(''));
}

/** "The North Face", which most answers write so. */
function withArticle({ name, usage }: Phrase): string {
  return usage.the > usage.uses / 2 ? `The ${name}` : name;
}
