import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Term } from '../../../page-analysis/terms.ts';
import type {
  BriefFact,
  BriefHeading,
  BriefQuestion,
  BriefTerm,
  OwnPage,
  PageStructure,
  PageText,
  PlainPage,
} from '../model.ts';
import { countStructure, findFacts, mixFacts } from './facts.ts';
import { findQuestions, findRecurringHeadings } from './headings.ts';
import { chooseOwnPage, hasHeading } from './own-page.ts';
import { rankTerms, termsOf, wordsOf } from './terms.ts';

export interface BriefTexts {
  /** The prompt's wordings. */
  questions: readonly string[];
  /** What the prompt asks about. */
  promptTerms: readonly Term[];
  /** Cited pages of others, as JSON so that each is parsed in a turn of its own. */
  cited: readonly { id: string; title: string; blocks: string; spans: string }[];
  others: readonly PlainPage[];
  own: readonly PlainPage[];
}

export interface BriefContent {
  structures: Map<string, PageStructure>;
  outline: BriefHeading[];
  questions: BriefQuestion[];
  terms: BriefTerm[];
  facts: BriefFact[];
  ownPage: OwnPage | null;
}

/** What the cited pages cover and the brand's best page lacks. Yields to other requests after every page. */
export async function buildBrief({
  questions,
  promptTerms,
  cited,
  others,
  own,
}: BriefTexts): Promise<BriefContent> {
  const pages: (PageText & { terms: Set<string>; facts: BriefFact[] })[] = [];
  const structures = new Map<string, PageStructure>();
  for (const { id, title, blocks, spans } of cited) {
    await nextTurn();
    const page: PageText = { id, title, blocks: JSON.parse(blocks), spans: JSON.parse(spans) };
    structures.set(id, countStructure(page));
    const text = page.blocks.map((block) => block.text).join('\n');
    pages.push({ ...page, terms: termsOf(text), facts: findFacts(page) });
  }
  const [otherTerms, ownTerms] = [await readTerms(others), await readTerms(own)];
  await nextTurn();
  const ownPage = chooseOwnPage(promptTerms, own);
  const ownText = own.find(({ id }) => id === ownPage?.id)?.text ?? '';
  const ownSet = ownTerms[own.findIndex(({ id }) => id === ownPage?.id)] ?? new Set<string>();
  const promptWords = new Set(questions.flatMap(wordsOf));
  const ranked = rankTerms(pages, otherTerms);
  await nextTurn();
  return {
    structures,
    outline: findRecurringHeadings(pages).map((heading) => ({
      ...heading,
      onOwnPage: ownPage !== null && hasHeading(ownText, heading.heading),
    })),
    questions: findQuestions(pages),
    terms: ranked.map((term) => ({
      ...term,
      inPrompt: term.term.split(' ').every((word) => promptWords.has(word)),
      onOwnPage: ownSet.has(term.term),
    })),
    facts: mixFacts(pages.map(({ facts }) => facts)),
    ownPage,
  };
}

async function readTerms(pages: readonly PlainPage[]): Promise<Set<string>[]> {
  const terms: Set<string>[] = [];
  for (const { text } of pages) {
    await nextTurn();
    terms.push(termsOf(text));
  }
  return terms;
}
