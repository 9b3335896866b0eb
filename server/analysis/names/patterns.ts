import { isEverydayWord } from '../text/everyday-words.ts';
import { foldName } from '../text/fold.ts';
import type { Span, TrackedCompany } from '../types.ts';
import type { Fit } from './boundaries.ts';
import { isDomainLike, nameForms } from './name-forms.ts';

/** One folded spelling of one company's name. */
export interface Pattern extends Fit {
  company: number;
  /** The folded spelling. */
  key: string;
  /** The name or alias it was derived from, as the company writes it. */
  name: string;
  /** Made of everyday words only, so that the place has to show that the company is meant. */
  everyday: boolean;
  domainLike: boolean;
  /** The spelling is the name's own, not a derived one. */
  exact: boolean;
}

/** All spellings of a company's name and aliases, each once. */
export function createPatterns({ name, aliases }: TrackedCompany, company: number): Pattern[] {
  const patterns = new Map<string, Pattern>();
  for (const original of [name, ...aliases].map((alias) => alias.trim())) {
    const domainLike = isDomainLike(original);
    const folded = foldName(original);
    for (const key of nameForms(original)) {
      const exact = key === folded;
      if (patterns.has(key) && !exact) continue;
      const everyday = !domainLike && isEveryday(key);
      patterns.set(key, {
        company,
        key,
        name: original,
        everyday,
        domainLike,
        exact,
        mayBeGlued: !everyday && key.length >= 2,
      });
    }
  }
  return [...patterns.values()];
}

/** Signs make a name of any words ("H&M", "Arm & Hammer"). */
function isEveryday(key: string): boolean {
  if (/[&+]/.test(key)) return false;
  const words = key.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
  return words.every((word) => /^\d+$/.test(word) || /^.$/su.test(word) || isEverydayWord(word));
}

/**
 * "ge" and "hp" in small letters are no companies, unless the whole text is in small letters.
 *
 * @param hasCapitals whether there are capitals in the text at all
 */
export function isAcronymMisspelled(
  { name }: Pattern,
  text: string,
  span: Span,
  hasCapitals: boolean,
): boolean {
  if (!/^\p{Lu}{1,2}$/u.test(name)) return false;
  const surface = text.slice(span.start, span.end);
  if (surface === surface.toUpperCase()) return false;
  return hasCapitals || /\d\s?$/.test(text.slice(Math.max(0, span.start - 2), span.start));
}
