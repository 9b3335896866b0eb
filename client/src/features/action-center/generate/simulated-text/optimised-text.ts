/** A heading with paragraphs or list items. */
export interface TextSection {
  heading: string;
  list: 'none' | 'bullets' | 'numbers';
  parts: readonly string[];
}

export interface OptimisedText {
  title: string;
  sections: readonly TextSection[];
  /** Five. */
  improvements: readonly string[];
}

/** Without the improvements. */
export function toMarkdown({ title, sections }: OptimisedText): string {
  const blocks = sections.map(({ heading, list, parts }) => `## ${heading}\n\n${formatParts(list, parts)}`);
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

function formatParts(list: TextSection['list'], parts: readonly string[]) {
  if (list === 'none') return parts.join('\n\n');
  return parts.map((part, index) => `${list === 'bullets' ? '-' : `${index + 1}.`} ${part}`).join('\n');
}
