/** Values by placeholder name. */
export type PlaceholderValues = Readonly<Record<string, string | undefined>>;

/** A placeholder with its brackets, or the text between two. */
export interface TextSegment {
  text: string;
  isPlaceholder: boolean;
  /** Index in the text. */
  index: number;
}

/** Words in square brackets on one line, such as `[Contact Name]`. */
const PLACEHOLDER = /\[[^[\]\n]{1,60}\]/g;

/** Replaces the placeholders that have a value. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(PLACEHOLDER, (placeholder) => values[placeholder.slice(1, -1)] ?? placeholder);

/** The distinct placeholders of a text, in order. */
export const listPlaceholders = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))];

/** Splits a text at its placeholders; the segments joined are the text. */
export function splitPlaceholders(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const { 0: placeholder, index } of text.matchAll(PLACEHOLDER)) {
    if (index > end) segments.push({ text: text.slice(end, index), isPlaceholder: false, index: end });
    segments.push({ text: placeholder, isPlaceholder: true, index });
    end = index + placeholder.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isPlaceholder: false, index: end });
  return segments;
}
