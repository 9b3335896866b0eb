import { categoriesOf } from './find-items.ts';
import type { LlmsContentItemFragment } from './FundLlmsScreen.generated.ts';

type Exported = Pick<LlmsContentItemFragment, 'title' | 'category' | 'content' | 'status'>;

export const isPublished = ({ status }: Pick<Exported, 'status'>) => status === 'PUBLISHED';

/**
 * The file of what is published, in the llms.txt manner: the fund's name as the title, a heading for each category and
 * one for each of its items, parted by empty lines.
 */
export function exportText(fund: string, items: readonly Exported[]): string {
  const published = items.filter(isPublished);
  const sections = categoriesOf(published).flatMap((category) => [
    `## ${category}`,
    ...published
      .filter((item) => item.category === category)
      .flatMap(({ title, content }) => [`### ${title}`, content.trim()]),
  ]);
  return `${[`# ${fund}`, ...sections].join('\n\n')}\n`;
}
