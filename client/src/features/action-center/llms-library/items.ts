import { includesSearch } from '../../../includes-search.ts';
import type { LlmsContentItemFragment } from './FundLlmsScreen.generated.ts';

/** The distinct categories, sorted. */
export const listCategories = (items: readonly Pick<LlmsContentItemFragment, 'category'>[]): string[] =>
  [...new Set(items.map(({ category }) => category))].sort();

/** The items of a category, or of all for '', whose title, text or tags match the search. */
export const findItems = (
  items: readonly LlmsContentItemFragment[],
  search: string,
  category: string,
): LlmsContentItemFragment[] =>
  items.filter(
    (item) =>
      (category === '' || item.category === category) &&
      includesSearch(search, [item.title, item.content, ...item.tags]),
  );

type Exported = Pick<LlmsContentItemFragment, 'title' | 'category' | 'content' | 'status'>;

export const isPublished = ({ status }: Pick<Exported, 'status'>) => status === 'PUBLISHED';

/** The llms.txt file: the fund's name as title, a heading per category and published item, separated by empty lines. */
export function exportText(fund: string, items: readonly Exported[]): string {
  const published = items.filter(isPublished);
  const sections = listCategories(published).flatMap((category) => [
    `## ${category}`,
    ...published
      .filter((item) => item.category === category)
      .flatMap(({ title, content }) => [`### ${title}`, content.trim()]),
  ]);
  return `${[`# ${fund}`, ...sections].join('\n\n')}\n`;
}
