import type { TextSection } from './optimised-text.ts';
import { type Paragraph, removeLinks } from './parse-text.ts';

export type OptimisationLevel = 'balanced' | 'technical' | 'accessible';

/** Sentences per paragraph. */
const PARAGRAPH_LENGTH = { balanced: 3, accessible: 2 };
const MAX_TERMS = 8;

/**
 * One section per heading.
 * @param fallbackHeading for paragraphs without one
 */
export function detailSections(
  paragraphs: readonly Paragraph[],
  level: OptimisationLevel,
  fallbackHeading: string,
): TextSection[] {
  const sections = new Map<string, string[]>();
  for (const { heading, sentences } of paragraphs) {
    const name = heading ?? fallbackHeading;
    const items = level === 'technical' ? sentences : chunks(sentences, PARAGRAPH_LENGTH[level]);
    sections.set(name, [...(sections.get(name) ?? []), ...items]);
  }
  const list = level === 'technical' ? 'numbers' : 'none';
  return [...sections].map(([heading, items]) => ({ heading, list, items }));
}

function chunks(sentences: readonly string[], size: number): string[] {
  const count = Math.ceil(sentences.length / size);
  return Array.from({ length: count }, (_, index) =>
    sentences.slice(index * size, (index + 1) * size).join(' '),
  );
}

/** Abbreviations that the text does not define by `(ABC)` after the long form; at most 8. */
export function undefinedTerms(text: string): string[] {
  const terms = new Set(removeLinks(text).match(/\b[A-Z][A-Z0-9]{1,5}\b/g) ?? []);
  return [...terms].filter((term) => !text.includes(`(${term})`)).slice(0, MAX_TERMS);
}
