interface Findable {
  title: string;
  category: string;
  content: string;
  tags: readonly string[];
}

/** The categories of the items, each once, in alphabetical order. */
export const categoriesOf = (items: readonly Pick<Findable, 'category'>[]): string[] =>
  [...new Set(items.map(({ category }) => category))].sort();

/** Those of the category, or of any for '', whose title, text or one of whose tags holds the search in any case. */
export function findItems<TItem extends Findable>(
  items: readonly TItem[],
  search: string,
  category: string,
): TItem[] {
  const wanted = search.trim().toLowerCase();
  return items.filter(
    (item) =>
      (category === '' || item.category === category) &&
      [item.title, item.content, ...item.tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}
