import type { TextSection } from './optimised-text.ts';
import { type ReadParagraph, withoutLinks } from './read-text.ts';

/** Whom a text is made for. */
export type OptimisationLevel = 'balanced' | 'technical' | 'accessible';

/** Sentences a paragraph keeps at most. */
const PARAGRAPH = { balanced: 3, accessible: 2 };
const MOST_TERMS = 8;

/**
 * One section per heading of the text.
 * @param nameless the heading of what stands under none
 */
export function details(
  paragraphs: readonly ReadParagraph[],
  level: OptimisationLevel,
  nameless: string,
): TextSection[] {
  const sections = new Map<string, string[]>();
  for (const { heading, sentences } of paragraphs) {
    const name = heading ?? nameless;
    const parts = level === 'technical' ? sentences : chunks(sentences, PARAGRAPH[level]);
    sections.set(name, [...(sections.get(name) ?? []), ...parts]);
  }
  const list = level === 'technical' ? 'numbers' : 'none';
  return [...sections].map(([heading, parts]) => ({ heading, list, parts }));
}

function chunks(sentences: readonly string[], size: number): string[] {
  const count = Math.ceil(sentences.length / size);
  return Array.from({ length: count }, (_, index) =>
    sentences.slice(index * size, (index + 1) * size).join(' '),
  );
}

/** Abbreviations that the text does not put in parentheses behind their long form; at most 8. */
export function undefinedTerms(text: string): string[] {
  const found = new Set(withoutLinks(text).match(/\b[A-Z][A-Z0-9]{1,5}\b/g) ?? []);
  return [...found].filter((term) => !text.includes(`(${term})`)).slice(0, MOST_TERMS);
}
