import type { BriefFact, PageStructure, PageText } from '../model.ts';

const MAX_FACTS = 40;
const MAX_PER_PAGE = 8;
/** A longer sentence is no quotation but a passage. */
const MAX_LENGTH = 320;
const MIN_LENGTH = 20;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of a page with a counted statistic or quotation, in the page's order. */
export function findFacts({ id, blocks, spans }: PageText): BriefFact[] {
  const facts = new Map<string, BriefFact>();
  const inOrder = spans.toSorted((a, b) => a.block - b.block || a.start - b.start);
  for (const span of inOrder) {
    if (facts.size === MAX_PER_PAGE) break;
    if (span.score !== 'statistics' && span.score !== 'quotations') continue;
    const block = blocks[span.block];
    if (!block || span.end > block.text.length) continue;
    const text = sentencesAround(block.text, span);
    if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || facts.has(text)) continue;
    const kind = span.score === 'statistics' ? 'STATISTIC' : 'QUOTATION';
    facts.set(text, { id: `${id}:${span.block}:${span.start}`, kind, text, page: id });
  }
  return [...facts.values()];
}

/** The same number of facts of each page where possible, a page's first ones first. */
export function mixFacts(ofPages: readonly (readonly BriefFact[])[]): BriefFact[] {
  const mixed: BriefFact[] = [];
  const seen = new Set<string>();
  for (let round = 0; round < MAX_PER_PAGE; round++) {
    for (const facts of ofPages) {
      const fact = facts[round];
      if (!fact || seen.has(fact.text) || mixed.length === MAX_FACTS) continue;
      seen.add(fact.text);
      mixed.push(fact);
    }
  }
  return mixed;
}

/** The sentences that a range of the text touches. */
function sentencesAround(text: string, { start, end }: { start: number; end: number }): string {
  const sentences = [...segmenter.segment(text)].filter(
    ({ index, segment }) => index < end && index + segment.length > start,
  );
  return sentences
    .map(({ segment }) => segment)
    .join('')
    .trim();
}

/** Tables and lists of at least two rows or items. */
export function countStructure({ blocks }: Pick<PageText, 'blocks'>): PageStructure {
  const runs = { 'table-row': 0, 'list-item': 0 };
  for (const kind of ['table-row', 'list-item'] as const) {
    runs[kind] = blocks.filter(
      (block, index) =>
        block.kind === kind && blocks[index - 1]?.kind !== kind && blocks[index + 1]?.kind === kind,
    ).length;
  }
  return { tables: runs['table-row'], lists: runs['list-item'] };
}
