import { detailSections, type OptimisationLevel, undefinedTerms } from './detail-sections.ts';
import { describeImprovements } from './improvements.ts';
import type { OptimisedText, TextSection } from './optimised-text.ts';
import { parseText, type ReadParagraph, removeLinks } from './parse-text.ts';
import { simplify } from './simplify.ts';
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
      parts: [summary.join(' ') || '[Answer the question in one or two sentences.]'],
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
  parts: items.length > 0 ? items : [missing],
});

/** Per `opening`: the first statement, the first one with a figure, or both. */
function summarise(statements: readonly string[], facts: readonly string[], { opening }: Wording) {
  const [first] = statements;
  const [fact] = facts;
  const chosen = { first: [first], both: [first, fact], fact: [fact ?? first] }[opening];
  return [...new Set(chosen)].filter((sentence) => sentence !== undefined);
}

function removeSentences(paragraphs: readonly ReadParagraph[], removed: readonly string[]): ReadParagraph[] {
  return paragraphs
    .map(({ heading, sentences }) => ({
      heading,
      sentences: sentences.filter((sentence) => !removed.includes(sentence)),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

function simplifyAll(paragraphs: readonly ReadParagraph[]) {
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
