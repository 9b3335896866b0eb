import type { BriefFact, PageStructure, PageText } from '../model.ts';

const MAX_FACTS = 40;
const MAX_PER_PAGE = 8;
/** A longer sentence is no quotation but a passage. */
const MAX_LENGTH = 320;
const MIN_LENGTH = 20;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Blocks that are no text to quote. */
const NO_SENTENCES: readonly string[] = ['table-row', 'heading'];
/** A quotation says as much as this many figures. */
const QUOTATION_WEIGHT = 3;

/** The sentences of a page with the most counted statistics and quotations, those with the most first; rows of tables and headings are none. */
export function findFacts({ id, blocks, spans }: PageText): BriefFact[] {
  const facts = new Map<string, BriefFact & { weight: number }>();
  const inOrder = spans.toSorted((a, b) => a.block - b.block || a.start - b.start);
  for (const span of inOrder) {
    if (span.score !== 'statistics' && span.score !== 'quotations') continue;
    const block = blocks[span.block];
    if (!block || NO_SENTENCES.includes(block.kind) || span.end > block.text.length) continue;
    const text = sentencesAround(block.text, span);
    if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) continue;
    const isStatistic = span.score === 'statistics';
    const fact = facts.get(text) ?? {
      id: `${id}:${span.block}:${span.start}`,
      kind: isStatistic ? 'STATISTIC' : 'QUOTATION',
      text,
      page: id,
      weight: 0,
    };
    facts.set(text, { ...fact, weight: fact.weight + (isStatistic ? 1 : QUOTATION_WEIGHT) });
  }
  return [...facts.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_PER_PAGE)
    .map(({ weight: _, ...fact }) => fact);
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
