/** The prompts of one topic. */
export interface Group<TPrompt extends { question: string }> {
  name: string;
  prompts: readonly TPrompt[];
}

/** A group that matches a search. */
export interface FoundGroup<TPrompt extends { question: string }> {
  name: string;
  /** Prompts of the group, found or not. */
  count: number;
  /** The prompts to list. */
  prompts: readonly TPrompt[];
}

/**
 * The groups that match a search, by name in the alphabet. A group matches by its name or by any of its questions,
 * whatever the case; what it then lists are the questions that match, or all of them when only its name does.
 */
export function searchGroups<TPrompt extends { question: string }>(
  groups: readonly Group<TPrompt>[],
  search: string,
): FoundGroup<TPrompt>[] {
  const wanted = search.trim().toLowerCase();
  const matches = (text: string) => text.toLowerCase().includes(wanted);
  return groups
    .map(({ name, prompts }) => {
      const found = prompts.filter(({ question }) => matches(question));
      return { name, count: prompts.length, prompts: found.length === 0 && matches(name) ? prompts : found };
    })
    .filter(({ name, prompts }) => prompts.length > 0 || matches(name))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
