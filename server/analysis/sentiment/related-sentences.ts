import type { Span } from '../types.ts';
import type { Answer } from './answer.ts';
import { turnAt } from './clauses.ts';
import { headOf, isPart, isVersus } from './entries.ts';
import { ANAPHORS } from './lexicon/function-words.ts';
import { knownWord } from './lexicon/vocabulary.ts';
import type { Sentence } from './sentences.ts';

/** Which sentences name the company asked about, and which name another tracked one. */
export interface Named {
  /** Where it is named inside a part of the answer. */
  namedIn: (part: Span) => readonly Span[];
  foreignIn: (part: Span) => readonly Span[];
  own: ReadonlySet<number>;
  foreign: ReadonlySet<number>;
}

/** Sentence `index` opens an entry about the company: a list item, heading or caption that names it. */
export function opensEntry(answer: Answer, index: number, { namedIn }: Named): boolean {
  const head = headOf(answer, index);
  return head !== null && namedIn(head).length > 0;
}

/** Sentences of the same block that continue about the company named in sentence `index`; a name under "Pros" leads none. */
export function* sentencesAfter(answer: Answer, index: number, named: Named): Generator<number> {
  const { sentences, blocks } = answer;
  const start = sentences[index];
  if (start === undefined || start.label !== null || start.offer) return;
  const kind = blocks[start.block]?.kind;
  const opens = opensEntry(answer, index, named);
  if (!opens && named.foreign.has(index) && !isNamedFirst(start, named)) return;
  for (let next = index + 1; sentences[next]?.block === start.block; next++) {
    const sentence = sentences[next];
    if (sentence === undefined || sentence.offer) return;
    if (named.foreign.has(next) && (!opens || startsWithName(sentence, named.foreignIn))) return;
    if (!opens && sentence.label === null && named.own.has(next)) return;
    if (kind !== 'row') {
      const part = isPart(sentence);
      if (sentence.captionEnd > 0 && !part) return;
      if (ENDINGS.has(sentence.tokens[0]?.word ?? '')) return;
      if (!opens && !part && !goesOn(sentence, start, named)) return;
    }
    yield next;
  }
}

/** The company is named before any other in the sentence, so that "It" in the next one means this company. */
function isNamedFirst(sentence: Span, { namedIn, foreignIn }: Named): boolean {
  const own = namedIn(sentence)[0]?.start ?? Number.POSITIVE_INFINITY;
  return own < (foreignIn(sentence)[0]?.start ?? Number.POSITIVE_INFINITY);
}

function startsWithName(sentence: Span, namedIn: Named['namedIn']): boolean {
  return namedIn({ start: sentence.start, end: sentence.start + 1 }).length > 0;
}

/** Begin what is said after the last entry. */
const ENDINGS = new Set('ultimately remember conclusion summary ai learn let thank'.split(' '));
const SUBJECT_TOKENS = 4;

/** "It …" and, after a sentence that begins with the name, "Offers good value": about what the one before is about. */
function goesOn({ tokens }: Sentence, before: Sentence, { namedIn }: Named): boolean {
  const word = tokens.slice(turnAt(tokens, 0)).find(({ kind }) => kind === 'word')?.word ?? '';
  if (ANAPHORS.has(word)) return true;
  const subjectEnd = before.tokens[SUBJECT_TOKENS]?.start ?? before.end;
  return namedIn({ start: before.start, end: subjectEnd }).length > 0 && knownWord(word)?.entry !== undefined;
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
    if (current !== undefined && current.kind !== 'paragraph' && opensOther(answer, from, named)) {
      block = Math.max(block + 1, current.subtreeEnd);
      continue;
    }
    for (let each = from; each < to; each++) yield each;
    block++;
  }
}

/** The block opens an entry about another company alone. */
function opensOther(answer: Answer, index: number, { namedIn, foreignIn }: Named): boolean {
  const head = headOf(answer, index);
  return head !== null && foreignIn(head).length > 0 && namedIn(head).length === 0;
}

/** What stands under the block is about the company: it is named early, alone or as part of one name ("Google Nest"). */
function isHead(answer: Answer, index: number, named: Named): boolean {
  const { blocks, firstSentence, sentences } = answer;
  const block = sentences[index]?.block ?? -1;
  const kind = blocks[block]?.kind;
  const from = firstSentence[block] ?? 0;
  const to = firstSentence[block + 1] ?? 0;
  if (kind === 'row' || (kind === 'item' && index !== from)) return false;
  if (kind === 'paragraph' && index !== to - 1) return false;
  let foreign = false;
  for (let each = from; each < to; each++) foreign ||= named.foreign.has(each);
  if (!foreign) return true;
  const sentence = sentences[index];
  if (sentence === undefined || kind === 'paragraph' || isVersus(sentence)) return false;
  return opensEntry(answer, index, named);
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
