import type { PageContent, PageKind } from '../../page-analysis/types.ts';

/** `A vs B`, in the languages that prompts are suggested in. */
const AGAINST =
  /\b(?:vs\.?|versus|compared|comparison|vergleich|gegen|comparatif|comparaison|comparativa|comparación)\b/i;
/** A table that compares has at least so many rows and columns. */
const MIN_ROWS = 3;
const MIN_CELLS = 3;

/** Whether a page compares: by its kind, a heading, or a table. */
export function comparesThings({ title, blocks }: PageContent, kind: PageKind | null): boolean {
  if (kind === 'comparison' || AGAINST.test(title)) return true;
  if (blocks.some((block) => block.kind === 'heading' && AGAINST.test(block.text))) return true;
  const rows = blocks.filter(
    ({ kind: block, text }) => block === 'table-row' && text.split(' | ').length >= MIN_CELLS,
  );
  return rows.length >= MIN_ROWS;
}

const MAX_EXCERPT = 280;

/** The beginning of the main text, at a word's end. */
export function excerptOf({ blocks }: PageContent): string {
  const text = blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'quote')
    .slice(0, 5)
    .map((block) => block.text)
    .join(' ');
  if (text.length <= MAX_EXCERPT) return text;
  const cut = text.slice(0, MAX_EXCERPT).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_EXCERPT - 40))} …`;
}
