import { LRUCache } from 'lru-cache';
import type { TrackedCompany } from '../types.ts';
import { createMatcher, type Matcher } from './matcher.ts';

/** Characters of all names that are kept prepared, about 800 names; each takes some hundred bytes. */
const MOST_CHARACTERS = 30_000;

/** By the companies' names, in their order. Companies whose names alone are longer are not kept. */
const kept = new LRUCache<string, Matcher>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (_, key) => key.length,
});

/**
 * The matcher of these companies, which is kept for a while: answers of one account come in few at a time, and to
 * prepare its names takes as long as to analyse several answers.
 */
export function matcherOf(companies: readonly TrackedCompany[]): Matcher {
  const key = JSON.stringify(companies.map(({ name, aliases, domain }) => [name, aliases, domain]));
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = createMatcher(companies);
  kept.set(key, made);
  return made;
}
