import { escapeText, escapeUrl } from '../markdown.ts';
import type { DraftText } from './model.ts';

/** Behind a sentence that a person has to compare with its source. */
const MARK = '[check this claim]';

/** A draft as Markdown, each claim with the links of its facts. @param marked with a mark behind sentences to be checked */
export function draftToMarkdown({ title, sections }: DraftText, { marked }: { marked: boolean }): string {
  const blocks = sections.flatMap(({ heading, claims }) => [
    ...(heading ? [`## ${escapeText(heading)}`] : []),
    ...claims.map(({ text, links, toCheck }) =>
      [
        escapeText(text),
        ...(marked && toCheck.length > 0 ? [escapeText(MARK)] : []),
        ...links.map(({ title: name, url }) => `([${escapeText(name)}](${escapeUrl(url)}))`),
      ].join(' '),
    ),
  ]);
  return `${[`# ${escapeText(title)}`, ...blocks].join('\n\n')}\n`;
}
