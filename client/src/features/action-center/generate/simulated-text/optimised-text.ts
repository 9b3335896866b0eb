/** A heading with what stands under it: paragraphs, or the items of a list. */
export interface TextSection {
  heading: string;
  list: 'none' | 'bullets' | 'numbers';
  parts: readonly string[];
}

/** What a simulated generation gives. */
export interface OptimisedText {
  title: string;
  sections: readonly TextSection[];
  /** What was done, five of them. */
  improvements: readonly string[];
}

/** The text to copy, as Markdown; the improvements are no part of it. */
export function toMarkdown({ title, sections }: OptimisedText): string {
  const blocks = sections.map(({ heading, list, parts }) => `## ${heading}\n\n${listed(list, parts)}`);
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

function listed(list: TextSection['list'], parts: readonly string[]) {
  if (list === 'none') return parts.join('\n\n');
  return parts.map((part, index) => `${list === 'bullets' ? '-' : `${index + 1}.`} ${part}`).join('\n');
}
