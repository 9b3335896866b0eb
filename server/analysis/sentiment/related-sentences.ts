import type { Span } from '../types.ts';
import type { Answer } from './answer.ts';
import { ANAPHORS, CAPTIONS } from './lexicon/function-words.ts';
import { labelOf, type Sentence } from './sentences.ts';

/** Which sentences name the company asked about, and which name another tracked one. */
export interface Named {
  /** Where it is named inside a part of the answer. */
  namedIn: (part: Span) => readonly Span[];
  own: ReadonlySet<number>;
  foreign: ReadonlySet<number>;
}

/** Tokens that may stand before the name at the head of a list item. */
const HEAD_REACH = 3;

/** The sentence begins a list item with the company's name. */
export function leadsItem(
  { sentences, blocks, firstSentence }: Answer,
  index: number,
  { namedIn }: Named,
): boolean {
  const sentence = sentences[index];
  if (sentence === undefined || blocks[sentence.block]?.kind !== 'item') return false;
  if (firstSentence[sentence.block] !== index) return false;
  const latest = sentence.tokens[HEAD_REACH]?.start ?? sentence.end;
  return namedIn({ start: sentence.start, end: latest + 1 }).length > 0;
}

/** Sentences of the same block that continue about the company named in sentence `index`; a name under "Pros" leads none. */
export function* sentencesAfter(answer: Answer, index: number, named: Named): Generator<number> {
  const { sentences, blocks } = answer;
  const start = sentences[index];
  if (start === undefined || start.label !== null || named.foreign.has(index)) return;
  const kind = blocks[start.block]?.kind;
  const leads = leadsItem(answer, index, named) || startsEntry(start, named);
  for (let next = index + 1; sentences[next]?.block === start.block; next++) {
    const sentence = sentences[next];
    if (sentence === undefined || named.foreign.has(next)) return;
    if (!leads && sentence.label === null && named.own.has(next)) return;
    if (kind !== 'row') {
      const part = isPart(sentence);
      if (sentence.captionEnd > 0 && !part) return;
      const goesOn = leads || part || ANAPHORS.has(sentence.tokens[0]?.word ?? '');
      if (!goesOn) return;
    }
    yield next;
  }
}

/** "Acme One: This phone …" */
function startsEntry({ start, captionEnd }: Sentence, { namedIn }: Named): boolean {
  if (captionEnd === 0) return false;
  return namedIn({ start, end: captionEnd }).some((span) => span.start >= start && span.end <= captionEnd);
}

/** "Pros: …", "Battery life: …": a caption of one side of the thing, not the name of the next thing. */
function isPart({ tokens }: Sentence): boolean {
  const first = tokens[0]?.word ?? '';
  return labelOf(first) !== null || CAPTIONS.has(first);
}

/** Sentences in the blocks under the one that sentence `index` heads, without those of other companies. */
export function* sentencesUnder(answer: Answer, index: number, named: Named): Generator<number> {
  const { blocks, firstSentence, sentences } = answer;
  const head = sentences[index]?.block ?? -1;
  if (!isHead(answer, index, named)) return;
  const end = blocks[head]?.subtreeEnd ?? 0;
  for (let block = head + 1; block < end; ) {
    const from = firstSentence[block] ?? 0;
    const to = firstSentence[block + 1] ?? 0;
    const current = blocks[block];
    if (named.foreign.has(from) && current !== undefined && current.kind !== 'paragraph') {
      block = Math.max(block + 1, current.subtreeEnd);
      continue;
    }
    for (let each = from; each < to; each++) yield each;
    block++;
  }
}

/** The block names this company alone, and so early that what stands under it is about the company. */
function isHead({ blocks, firstSentence, sentences }: Answer, index: number, named: Named): boolean {
  const block = sentences[index]?.block ?? -1;
  const kind = blocks[block]?.kind;
  const from = firstSentence[block] ?? 0;
  const to = firstSentence[block + 1] ?? 0;
  if (kind === 'row' || (kind === 'item' && index !== from)) return false;
  if (kind === 'paragraph' && index !== to - 1) return false;
  for (let each = from; each < to; each++) if (named.foreign.has(each)) return false;
  return true;
}

/** Cells of the table column that sentence `index`, a cell of the first row, heads. */
export function* sentencesInColumn(
  { blocks, firstSentence, sentences }: Answer,
  index: number,
): Generator<number> {
  const cell = sentences[index];
  if (cell === undefined || blocks[cell.block]?.kind !== 'row' || blocks[cell.block - 1]?.kind === 'row')
    return;
  for (let block = cell.block + 1; blocks[block]?.kind === 'row'; block++) {
    for (let each = firstSentence[block] ?? 0; each < (firstSentence[block + 1] ?? 0); each++) {
      if (sentences[each]?.column === cell.column) yield each;
    }
  }
}

const MAX_TITLES = 2;

/** The nearest headings and list introductions above sentence `index` that name no tracked company. */
export function* sentencesAbove(answer: Answer, index: number, named: Named): Generator<number> {
  const { blocks, firstSentence, sentences } = answer;
  let block = blocks[sentences[index]?.block ?? -1]?.parent ?? -1;
  for (let titles = 0; block >= 0 && titles < MAX_TITLES; titles++) {
    const last = (firstSentence[block + 1] ?? 0) - 1;
    const isTitle = blocks[block]?.kind === 'heading' || sentences[last]?.tokens.at(-1)?.word === ':';
    const isEmpty = last < (firstSentence[block] ?? 0);
    if (isTitle && !isEmpty && !named.foreign.has(last) && !named.own.has(last)) yield last;
    block = blocks[block]?.parent ?? -1;
  }
}
