/** One paragraph, with the heading it stands under if the text has any. */
export interface ReadParagraph {
  heading: string | null;
  sentences: readonly string[];
}

/** A text taken apart. */
export interface ReadText {
  /** What the text calls itself: its first heading, or a first line that is none of its sentences. */
  title: string | null;
  paragraphs: readonly ReadParagraph[];
  /** Addresses the text names, each once. */
  links: readonly string[];
}

const HEADING = /^#{1,6}\s+(\S.*)$/;
const LIST_ITEM = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;
const LINK = /https?:\/\/[^\s<>()[\]"']*[^\s<>()[\]"'.,;:!?]/g;
/** A first line with more words than this is text, not a title. */
const TITLE_WORDS = 20;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The same text without its addresses. */
export const withoutLinks = (text: string) => text.replaceAll(LINK, '');

export const sentencesOf = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

/** Takes plain text or simple Markdown apart into its title, paragraphs and links. */
export function readText(text: string): ReadText {
  let title: string | null = null;
  let heading: string | null = null;
  let open: string[] = [];
  const paragraphs: ReadParagraph[] = [];

  function close() {
    const pieces = open;
    open = [];
    if (pieces.length === 0) return;
    const [only] = pieces;
    if (title === null && paragraphs.length === 0 && pieces.length === 1 && only && isTitle(only))
      title = only;
    else paragraphs.push({ heading, sentences: pieces.flatMap(sentencesOf) });
  }

  for (const line of text.split(/\r?\n/)) {
    const [, ownHeading] = HEADING.exec(line.trim()) ?? [];
    if (ownHeading) {
      close();
      if (title === null && paragraphs.length === 0) title = ownHeading;
      else heading = ownHeading;
    } else if (!line.trim()) {
      close();
    } else if (LIST_ITEM.test(line)) {
      open.push(line.replace(LIST_ITEM, '').trim());
    } else {
      // Lines of one paragraph run on.
      const last = open.pop();
      open.push(last ? `${last} ${line.trim()}` : line.trim());
    }
  }
  close();
  return { title, paragraphs, links: [...new Set(text.match(LINK) ?? [])] };
}

const isTitle = (line: string) => !/[.!:;…]$/.test(line) && wordsIn(line) <= TITLE_WORDS;
