import { getDomain } from 'tldts';
import { findSite } from '../companies.ts';

/** Links, markup and templates. */
const FORBIDDEN = /[<>{}|\\`]|https?:|www\.|\]\(/i;

/** Strips list marks, emphasis and surrounding quotes; null for links, markup or a line that is too long. */
export function cleanLine(text: string, maxLength: number): string | null {
  const line = text
    .normalize('NFC')
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:[-*•#]+|\d{1,2}[.)])\s+/, '')
    .replace(/\*\*|__/g, '')
    .replace(/^["“'](.*)["”']$/, '$1')
    .trim();
  return line && line.length <= maxLength && !FORBIDDEN.test(line) ? line : null;
}

/** Like `cleanLine`; null unless the line is a question. */
export function cleanQuestion(text: string, maxLength: number): string | null {
  const line = cleanLine(text, maxLength);
  if (!line || !/^¿?[\p{L}\p{N}].{8,}\?$/u.test(line)) return null;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The known domain of a company, else the model's; null when neither is usable. */
export function cleanDomain(name: string, suggested: string | null): string | null {
  const known = findSite(name);
  if (known || !suggested || suggested.length > 253) return known;
  return getDomain(suggested, { allowPrivateDomains: false })?.toLowerCase() ?? null;
}

/** Keeps the first of items with the same text, ignoring case. */
export function withoutRepeats<T>(list: readonly T[], textOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((item) => {
    const key = textOf(item).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
