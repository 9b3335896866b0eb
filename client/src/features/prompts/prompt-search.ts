/** The prompts of one topic. */
export interface Group<TPrompt extends { question: string }> {
  id: string;
  name: string;
  prompts: readonly TPrompt[];
}

/** A group that matches a search. */
export interface FoundGroup<TPrompt extends { question: string }> extends Group<TPrompt> {
  /** Those of its prompts whose question matches; none when only its name does. */
  found: readonly TPrompt[];
}

/** What is looked for: case and spaces around it do not matter. */
export const readSearch = (search: string) => search.trim().toLowerCase();

/**
 * The groups that match a search, by name in the alphabet. A group matches by its name or by any of its questions,
 * whatever the case; what is found inside it are the questions that match.
 */
export function searchGroups<TPrompt extends { question: string }>(
  groups: readonly Group<TPrompt>[],
  search: string,
): FoundGroup<TPrompt>[] {
  const wanted = readSearch(search);
  const matches = (text: string) => text.toLowerCase().includes(wanted);
  return groups
    .map((group) => ({ ...group, found: group.prompts.filter(({ question }) => matches(question)) }))
    .filter(({ name, found }) => found.length > 0 || matches(name))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
