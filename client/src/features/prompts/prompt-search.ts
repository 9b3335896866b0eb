/** The prompts of one topic. */
export interface Group<TPrompt extends { question: string }> {
  id: string;
  name: string;
  prompts: readonly TPrompt[];
}

/** A group that matches a search. */
export interface MatchingGroup<TPrompt extends { question: string }> extends Group<TPrompt> {
  /** The prompts whose question matches; none when only the group's name does. */
  matching: readonly TPrompt[];
}

/** A search without outer spaces, in lower case. */
export const readSearch = (search: string) => search.trim().toLowerCase();

/** The groups whose name or any question matches a search, sorted by name. Case does not matter. */
export function searchGroups<TPrompt extends { question: string }>(
  groups: readonly Group<TPrompt>[],
  search: string,
): MatchingGroup<TPrompt>[] {
  const term = readSearch(search);
  const matches = (text: string) => text.toLowerCase().includes(term);
  return groups
    .map((group) => ({ ...group, matching: group.prompts.filter(({ question }) => matches(question)) }))
    .filter(({ name, matching }) => matching.length > 0 || matches(name))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
