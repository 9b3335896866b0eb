/** A paragraph and the heading above it, if any. */
export interface Paragraph {
  heading: string | null;
  sentences: readonly string[];
}

/** A text split into title, paragraphs and links. */
export interface ParsedText {
  /** The first heading, or a short first line without end punctuation. */
  title: string | null;
  paragraphs: readonly Paragraph[];
  /** Distinct URLs. */
  links: readonly string[];
}

const HEADING = /^#{1,6}\s+(\S.*)$/;
const LIST_ITEM = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;
const LINK = /https?:\/\/[^\s<>()[\]"']*[^\s<>()[\]"'.,;:!?]/g;
const MAX_TITLE_WORDS = 20;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

export const removeLinks = (text: string) => text.replaceAll(LINK, '');

export const splitSentences = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

/** Parses plain text or simple Markdown. */
export function parseText(text: string): ParsedText {
  let title: string | null = null;
  let heading: string | null = null;
  let lines: string[] = [];
  const paragraphs: Paragraph[] = [];

  function endParagraph() {
    const blocks = lines;
    lines = [];
    if (blocks.length === 0) return;
    const [only] = blocks;
    if (title === null && paragraphs.length === 0 && blocks.length === 1 && only && isTitle(only))
      title = only;
    else paragraphs.push({ heading, sentences: blocks.flatMap(splitSentences) });
  }

  for (const line of text.split(/\r?\n/)) {
    const [, ownHeading] = HEADING.exec(line.trim()) ?? [];
    if (ownHeading) {
      endParagraph();
      if (title === null && paragraphs.length === 0) title = ownHeading;
      else heading = ownHeading;
    } else if (!line.trim()) {
      endParagraph();
    } else if (LIST_ITEM.test(line)) {
      lines.push(line.replace(LIST_ITEM, '').trim());
    } else {
      // Joins the lines of a paragraph.
      const last = lines.pop();
      lines.push(last ? `${last} ${line.trim()}` : line.trim());
    }
  }
  endParagraph();
  return { title, paragraphs, links: [...new Set(text.match(LINK) ?? [])] };
}

const isTitle = (line: string) => !/[.!:;…]$/.test(line) && countWords(line) <= MAX_TITLE_WORDS;
