/** A heading with paragraphs or list items. */
export interface TextSection {
  heading: string;
  list: 'none' | 'bullets' | 'numbers';
  items: readonly string[];
}

export interface OptimisedText {
  title: string;
  sections: readonly TextSection[];
  /** Five. */
  improvements: readonly string[];
}

/** Without the improvements. */
export function toMarkdown({ title, sections }: OptimisedText): string {
  const blocks = sections.map(({ heading, list, items }) => `## ${heading}\n\n${formatItems(list, items)}`);
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

function formatItems(list: TextSection['list'], items: readonly string[]) {
  if (list === 'none') return items.join('\n\n');
  return items.map((item, index) => `${list === 'bullets' ? '-' : `${index + 1}.`} ${item}`).join('\n');
}
