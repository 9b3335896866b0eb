import { createMatcher } from '../names/matcher.ts';
import type { TrackedCompany } from '../types.ts';

/** Companies with these names, the names also being their ids; no aliases, no domain. */
export function companiesNamed(names: readonly string[]): TrackedCompany[] {
  return names.map((name) => ({ id: name, name, aliases: [], domain: null }));
}

/** What a matcher for these names finds in a text, as it stands there. */
export function namesFound(names: readonly string[], text: string): string[] {
  return createMatcher(companiesNamed(names))
    .find(text)
    .map(({ start, end }) => text.slice(start, end));
}
