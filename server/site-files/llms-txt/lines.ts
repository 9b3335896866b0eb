/** A line of Markdown as far as llms.txt needs it. */
export interface MarkdownLine {
  /** From 1. */
  line: number;
  kind: 'blank' | 'heading' | 'quote' | 'item' | 'text' | 'ignored';
  /** Of a heading 1–6, of a list item its indentation, otherwise 0. */
  level: number;
  /** Without markers. */
  text: string;
  /** As written. */
  raw: string;
}

const ITEM = /^(\s*)(?:[-*+]|\d{1,9}[.)])(?:\s+(.*))?$/;

/** Reads lines; those of code blocks and comments are `ignored`. `openFence` is the line of a code block without end. */
export function readMarkdownLines(text: string): { lines: MarkdownLine[]; openFence: number | null } {
  const lines: MarkdownLine[] = [];
  let fence: { marker: string; line: number } | null = null;
  let isInComment = false;
  const all = splitLines(text);
  // YAML between two lines of dashes.
  const frontMatterEnd = all[0] === '---' ? all.indexOf('---', 1) : -1;
  for (const [index, raw] of all.entries()) {
    const line = index + 1;
    const marker = /^ {0,3}(`{3,}|~{3,})/.exec(raw)?.[1];
    const add = (kind: MarkdownLine['kind'], level: number, content: string) =>
      lines.push({ line, kind, level, text: content.trim(), raw });
    if (index <= frontMatterEnd) {
      add('ignored', 0, raw);
    } else if (fence) {
      if (marker?.startsWith(fence.marker)) fence = null;
      add('ignored', 0, raw);
    } else if (marker && !isInComment) {
      fence = { marker, line };
      add('ignored', 0, raw);
    } else if (isInComment || /^\s*<!--/.test(raw)) {
      isInComment = !raw.includes('-->');
      add('ignored', 0, raw);
    } else {
      const heading = /^ {0,3}(#{1,6})(?:\s+(.*))?$/.exec(raw);
      const item = ITEM.exec(raw);
      if (raw.trim() === '') add('blank', 0, '');
      else if (heading) add('heading', heading[1]?.length ?? 1, (heading[2] ?? '').replace(/\s#+\s*$/, ''));
      else if (/^ {0,3}>/.test(raw)) add('quote', 0, raw.replace(/^\s*>/, ''));
      else if (item && !/^\s*([-*_]\s*){3,}$/.test(raw)) add('item', item[1]?.length ?? 0, item[2] ?? '');
      else add('text', 0, raw);
    }
  }
  return { lines, openFence: fence?.line ?? null };
}

/** A byte order mark is allowed. */
export const splitLines = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
