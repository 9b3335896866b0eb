import { discoverCompanies } from '../../analysis/discovery/discover-companies.ts';
import type { Evidence } from '../../analysis/discovery/usage.ts';
import { createMatcher } from '../../analysis/names/matcher.ts';
import { createRecogniser } from '../../analysis/names/name-forms.ts';
import { foldName } from '../../analysis/text/fold.ts';
import type { TrackedCompany } from '../../analysis/types.ts';
import { textId } from '../../lib/text-id.ts';
import { versionOf } from '../../lib/version.ts';

/** Companies of a list; the names in most answers are kept. */
const MAX_COMPANIES = 1000;
const MAX_NAME_LENGTH = 120;

/** A company as the matcher looks for it. */
export interface ListedCompany {
  id: string;
  key: string;
  name: string;
}

/** Changes with the names that answers are counted by. @param listed as `listedOf` gives them */
export const namesVersion = (tracked: readonly TrackedCompany[], listed: readonly ListedCompany[]): string =>
  versionOf([tracked, listed]);

/** The current list among an account's companies, in their order. */
export const listedOf = (companies: readonly (ListedCompany & { listed: boolean })[]): ListedCompany[] =>
  companies.flatMap(({ id, key, name, listed }) => (listed ? [{ id, key, name }] : []));

/** The key of a name: equal for all its spellings, so that a dismissal holds for each of them. */
export const nameKey = (name: string): string =>
  foldName(name)
    .replace(/^the (?=\S)/, '')
    .replace(/[^\p{L}\p{N}&+]/gu, '');

/** @returns null for a name without letters and digits, or longer than 120 characters */
export function toListed(name: string): ListedCompany | null {
  const key = nameKey(name);
  return key === '' || name.length > MAX_NAME_LENGTH ? null : { id: textId(key), key, name };
}

/**
 * The companies that an account's answers name and it does not track: those that follow from the evidence, then those that a
 * chat model named. A name that contains a tracked company's name is left out.
 *
 * @param dismissed keys of names that are no companies
 * @returns ascending by key
 */
export function listCompanies(
  evidence: Evidence,
  judged: readonly string[],
  tracked: readonly TrackedCompany[],
  dismissed: ReadonlySet<string>,
): ListedCompany[] {
  const companies = new Map<string, ListedCompany>();
  const trackedMatcher = createMatcher(tracked);
  const add = (name: string) => {
    const company = toListed(name);
    if (!company || companies.size === MAX_COMPANIES || companies.has(company.key)) return;
    if (dismissed.has(company.key) || trackedMatcher.find(name).length > 0) return;
    companies.set(company.key, company);
  };
  const answersOf = ({ key }: { key: string }) => evidence.usage.get(key)?.answers ?? 0;
  const discovered = discoverCompanies(evidence, tracked);
  for (const { name } of discovered.toSorted((a, b) => answersOf(b) - answersOf(a))) add(name);
  const isKnown = createRecogniser(
    [...companies.values()].map(({ id, name }) => ({ id, name, aliases: [] })),
  );
  for (const name of judged) if (isKnown(name).length === 0) add(name);
  return [...companies.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
