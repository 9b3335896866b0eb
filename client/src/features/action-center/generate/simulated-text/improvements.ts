import type { OptimisationLevel } from './detail-sections.ts';
import { countWords, type Paragraph } from './parse-text.ts';
import type { Wording } from './wordings.ts';

/** What an optimisation did. */
interface Changes {
  level: OptimisationLevel;
  words: Wording;
  answered: boolean;
  facts: number;
  sections: number;
  links: number;
  terms: number;
  /** Changes by `simplify`; only at the accessible level. */
  plain: { replaced: number; before: readonly Paragraph[]; after: readonly Paragraph[] };
}

/** Describes the changes in five sentences. */
export function describeImprovements(changes: Changes): string[] {
  const { words, facts, links } = changes;
  return [
    changes.answered
      ? `Put the main statement first, under “${words.summary}”`
      : `Made room for the answer at the top, under “${words.summary}”`,
    facts > 0
      ? `Listed ${counted(facts, 'statement')} with figures under “${words.facts}”`
      : 'Marked where a figure would make the text easier to cite',
    `Divided the text into ${counted(changes.sections, 'section')} with headings`,
    links > 0
      ? `Collected ${counted(links, 'link')} under “${words.sources}”`
      : 'Marked where sources belong',
    describeLevel(changes),
  ];
}

function describeLevel({ level, terms, plain }: Changes): string {
  if (level === 'balanced') return 'Kept paragraphs to three sentences at most';
  if (level === 'technical') {
    return terms > 0
      ? `Numbered the statements and listed ${counted(terms, 'abbreviation')} to define`
      : 'Numbered the statements; no abbreviation is left to define';
  }
  const [before, after] = [averageLength(plain.before), averageLength(plain.after)];
  if (plain.replaced === 0 && after >= before)
    return 'Looked for long words and sentences to shorten and found none';
  return `Used plainer words in ${counted(plain.replaced, 'place')}; a sentence has ${after} words on average, before ${before}`;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function averageLength(paragraphs: readonly Paragraph[]) {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
  return sentences.length > 0 ? Math.round(words / sentences.length) : 0;
}
