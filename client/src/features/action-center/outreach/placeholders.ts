/** What is known, by the name of its placeholder. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** A piece of a text; a placeholder keeps its brackets. */
export interface Piece {
  text: string;
  placeholder: boolean;
  /** Where it begins in the text. */
  at: number;
}

/** Words in square brackets on one line, such as `[Contact Name]`. */
const PLACEHOLDER = /\[[^[\]\n]{1,60}\]/g;

/** Puts what is known in place of its placeholders; the others stay. */
export const fillPlaceholders = (text: string, facts: Facts): string =>
  text.replaceAll(PLACEHOLDER, (placeholder) => facts[placeholder.slice(1, -1)] ?? placeholder);

/** The placeholders still in a text, each once, in the order they come. */
export const openPlaceholders = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))];

/** The text cut at its placeholders; put together again it is the text. */
export function splitPlaceholders(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(PLACEHOLDER)) {
    if (index > end) pieces.push({ text: text.slice(end, index), placeholder: false, at: end });
    pieces.push({ text: found, placeholder: true, at: index });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), placeholder: false, at: end });
  return pieces;
}
