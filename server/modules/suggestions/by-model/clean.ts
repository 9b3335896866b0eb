import { getDomain } from 'tldts';
import { siteOf } from '../companies.ts';

/** Links, markup and templates have no place in a name or a question. */
const FOREIGN = /[<>{}|\\`]|https?:|www\.|\]\(/i;

/** A model’s line without list marks, emphasis and quotes around it; null when it holds what it must not. */
export function cleanLine(text: string, longest: number): string | null {
  const line = text
    .normalize('NFC')
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:[-*•#]+|\d{1,2}[.)])\s+/, '')
    .replace(/\*\*|__/g, '')
    .replace(/^["“'](.*)["”']$/, '$1')
    .trim();
  return line && line.length <= longest && !FOREIGN.test(line) ? line : null;
}

/** A question that can be asked as it is; null for anything else. */
export function cleanQuestion(text: string, longest: number): string | null {
  const line = cleanLine(text, longest);
  if (!line || !/^[\p{L}\p{N}].{8,}\?$/u.test(line)) return null;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The site of a company that a model named: what we know goes before what the model says; null without a usable one. */
export function cleanDomain(name: string, given: string | null): string | null {
  const known = siteOf(name);
  if (known || !given || given.length > 253) return known;
  return getDomain(given, { allowPrivateDomains: false })?.toLowerCase() ?? null;
}

/** Without those whose text came before, whatever its case. */
export function withoutRepeats<T>(list: readonly T[], textOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((item) => {
    const key = textOf(item).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
