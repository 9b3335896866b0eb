interface Searchable {
  name: string;
  category: string;
  topics: readonly string[];
}

/** Those whose name, category or one of whose topics holds the search, whatever the case. */
export function searchSources<TSource extends Searchable>(
  sources: readonly TSource[],
  search: string,
): TSource[] {
  const wanted = search.trim().toLowerCase();
  return sources.filter(({ name, category, topics }) =>
    [name, category, ...topics].some((text) => text.toLowerCase().includes(wanted)),
  );
}
