import { detailSections, type OptimisationLevel, undefinedTerms } from './detail-sections.ts';
import { describeImprovements } from './improvements.ts';
import type { OptimisedText, TextSection } from './optimised-text.ts';
import { countWords, type Paragraph, parseText, removeLinks } from './parse-text.ts';
import replacements from './replacements.json' with { type: 'json' };
import { WORDINGS, type Wording } from './wordings.ts';

/**
 * Rearranges a text so that a language model can quote it: the answer first, figures in a list, headings, sources last.
 * No model is involved and nothing is invented: square brackets mark what is missing.
 * @param wording index into `WORDINGS`, modulo its length
 */
export function optimise(text: string, level: OptimisationLevel, wording: number): OptimisedText {
  const words = WORDINGS[wording % WORDINGS.length] ?? WORDINGS[0];
  const { title, paragraphs: before, links } = parseText(text);
  const { paragraphs, replaced } =
    level === 'accessible' ? simplifyAll(before) : { paragraphs: before, replaced: 0 };
  const statements = paragraphs.flatMap(({ sentences }) => sentences);
  const facts = statements.filter((sentence) => /\d/.test(removeLinks(sentence)));
  const summary = summarise(statements, facts, words);
  const terms = level === 'technical' ? undefinedTerms(text) : [];

  const sections: TextSection[] = [
    {
      heading: words.summary,
      list: 'none',
      items: [summary.join(' ') || '[Answer the question in one or two sentences.]'],
    },
    bullets(words.facts, facts, '[Add a figure with its year and its source.]'),
    ...(terms.length > 0 ? [bullets(words.terms, terms.map(toDefine))] : []),
    ...detailSections(removeSentences(paragraphs, summary), level, words.details),
    bullets(words.sources, links, '[Link the pages that support the statements above.]'),
  ];
  return {
    title: title ?? '[Put the question here that this text answers]',
    sections,
    improvements: describeImprovements({
      level,
      words,
      answered: summary.length > 0,
      facts: facts.length,
      sections: sections.length,
      links: links.length,
      terms: terms.length,
      plain: { replaced, before, after: paragraphs },
    }),
  };
}

const toDefine = (term: string) => `${term}: [say what it means]`;

/** @param missing the item when there are none */
const bullets = (heading: string, items: readonly string[], missing = ''): TextSection => ({
  heading,
  list: 'bullets',
  items: items.length > 0 ? items : [missing],
});

/** Per `opening`: the first statement, the first one with a figure, or both. */
function summarise(statements: readonly string[], facts: readonly string[], { opening }: Wording) {
  const [first] = statements;
  const [fact] = facts;
  const chosen = { first: [first], both: [first, fact], fact: [fact ?? first] }[opening];
  return [...new Set(chosen)].filter((sentence) => sentence !== undefined);
}

function removeSentences(paragraphs: readonly Paragraph[], removed: readonly string[]): Paragraph[] {
  return paragraphs
    .map(({ heading, sentences }) => ({
      heading,
      sentences: sentences.filter((sentence) => !removed.includes(sentence)),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

function simplifyAll(paragraphs: readonly Paragraph[]) {
  let replaced = 0;
  const plain = paragraphs.map(({ heading, sentences }) => ({
    heading,
    sentences: sentences.flatMap((sentence) => {
      const simplified = simplify(sentence);
      replaced += simplified.replaced;
      return simplified.sentences;
    }),
  }));
  return { paragraphs: plain, replaced };
}

const REPLACEMENTS = Object.entries(replacements).map(
  ([long, short]) => [new RegExp(`\\b${long}\\b`, 'gi'), short] as const,
);

/** In words; longer sentences are split where that is safe. */
const LONG_SENTENCE = 20;
/** Precedes a clause that can stand alone. */
const CLAUSE = /(?:;|,? (and|but)) (?=(?:it|they|we|you|he|she|there|this|these|those|the) )|; (?=\p{L})/gu;

/**
 * Replaces long words by short ones and splits long sentences.
 * @returns the sentences and the number of replacements
 */
export function simplify(sentence: string): { sentences: string[]; replaced: number } {
  let replaced = 0;
  let text = sentence;
  for (const [long, short] of REPLACEMENTS) {
    text = text.replace(long, (match) => {
      replaced += 1;
      return /^\p{Lu}/u.test(match) ? capitalise(short) : short;
    });
  }
  const sentences = countWords(text) > LONG_SENTENCE ? split(text) : [text];
  return { sentences, replaced };
}

/** "A is so, but it is not B." becomes "A is so." and "But it is not B." */
function split(sentence: string): string[] {
  const lines = sentence.replaceAll(CLAUSE, (_match, conjunction?: string) =>
    conjunction === 'but' ? '\nBut ' : '\n',
  );
  const clauses = lines.split('\n').map((clause) => capitalise(clause.trim()));
  return clauses.map((clause, index) => (index < clauses.length - 1 ? `${clause}.` : clause));
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
