import { improvementsOf } from './improvements.ts';
import type { OptimisedText, TextSection } from './optimised-text.ts';
import { inPlainWords } from './plain-words.ts';
import { type ReadParagraph, readText, withoutLinks } from './read-text.ts';
import { details, type OptimisationLevel, undefinedTerms } from './text-details.ts';
import { WORDINGS, type Wording } from './wordings.ts';

/**
 * Rearranges a text so that a language model can quote it: the answer first, figures in a list, headings, sources last.
 * No model is asked, and nothing is made up: what is missing is marked in square brackets.
 * @param wording which of the headings' wordings, 0 and up
 */
export function optimise(text: string, level: OptimisationLevel, wording: number): OptimisedText {
  const words = WORDINGS[wording % WORDINGS.length] ?? WORDINGS[0];
  const { title, paragraphs: before, links } = readText(text);
  const { paragraphs, replaced } =
    level === 'accessible' ? plainer(before) : { paragraphs: before, replaced: 0 };
  const statements = paragraphs.flatMap(({ sentences }) => sentences);
  const facts = statements.filter((sentence) => /\d/.test(withoutLinks(sentence)));
  const summary = summaryOf(statements, facts, words);
  const terms = level === 'technical' ? undefinedTerms(text) : [];

  const sections: TextSection[] = [
    {
      heading: words.summary,
      list: 'none',
      parts: [summary.join(' ') || '[Answer the question in one or two sentences.]'],
    },
    bullets(words.facts, facts, '[Add a figure with its year and its source.]'),
    ...(terms.length > 0 ? [bullets(words.terms, terms.map(toDefine))] : []),
    ...details(without(paragraphs, summary), level, words.details),
    bullets(words.sources, links, '[Link the pages that support the statements above.]'),
  ];
  return {
    title: title ?? '[Put the question here that this text answers]',
    sections,
    improvements: improvementsOf({
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

/** @param missing stands where there is nothing to list */
const bullets = (heading: string, items: readonly string[], missing = ''): TextSection => ({
  heading,
  list: 'bullets',
  parts: items.length > 0 ? items : [missing],
});

/** The first statement, or with it or in its place the first one with a figure. */
function summaryOf(statements: readonly string[], facts: readonly string[], { opening }: Wording) {
  const [first] = statements;
  const [fact] = facts;
  const wanted = { first: [first], both: [first, fact], fact: [fact ?? first] }[opening];
  return [...new Set(wanted)].filter((sentence) => sentence !== undefined);
}

/** The paragraphs without the sentences that were moved up. */
function without(paragraphs: readonly ReadParagraph[], moved: readonly string[]): ReadParagraph[] {
  return paragraphs
    .map(({ heading, sentences }) => ({
      heading,
      sentences: sentences.filter((sentence) => !moved.includes(sentence)),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** All sentences in plainer words. */
function plainer(paragraphs: readonly ReadParagraph[]) {
  let replaced = 0;
  const plain = paragraphs.map(({ heading, sentences }) => ({
    heading,
    sentences: sentences.flatMap((sentence) => {
      const made = inPlainWords(sentence);
      replaced += made.replaced;
      return made.sentences;
    }),
  }));
  return { paragraphs: plain, replaced };
}
