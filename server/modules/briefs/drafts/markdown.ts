import { escapeText, escapeUrl } from '../markdown.ts';
import type { DraftText } from './model.ts';

/** A draft as Markdown, each claim with the links of its facts. */
export function draftToMarkdown({ title, sections }: DraftText): string {
  const blocks = sections.flatMap(({ heading, claims }) => [
    ...(heading ? [`## ${escapeText(heading)}`] : []),
    ...claims.map(({ text, links }) =>
      [
        escapeText(text),
        ...links.map(({ title: name, url }) => `([${escapeText(name)}](${escapeUrl(url)}))`),
      ].join(' '),
    ),
  ]);
  return `${[`# ${escapeText(title)}`, ...blocks].join('\n\n')}\n`;
}
