import type { Span } from '../types.ts';
import type { Answer } from './answer.ts';
import { ANAPHORS } from './lexicon/function-words.ts';
import { labelOf, type Sentence } from './sentences.ts';

/** A sentence that speaks of a company, by name or because it stands under its name. */
export interface Scope {
  sentence: number;
  weight: number;
}

/** What a sentence counts that stands in the lines belonging to a company but does not name it. */
const BELONGING = 0.9;
/** What the heading or introduction over a mention counts: being among the "best …" says a little. */
const CONTEXT = 0.35;

/** All sentences that speak of the company named at `spans`, each once. */
export function findScope(answer: Answer, spans: readonly Span[], others: readonly Span[]): Scope[] {
  const weights = new Map<number, number>();
  const named = sentencesOf(answer, spans);
  const foreign = sentencesOf(answer, others);
  for (const index of named) weights.set(index, 1);
  const add = (index: number, weight: number): void => {
    if (!weights.has(index)) weights.set(index, weight);
  };
  for (const index of named) {
    addFollowing(answer, index, spans, foreign, named, add);
    const block = answer.sentences[index]?.block ?? 0;
    if (heads(answer, block, foreign, index)) addSubtree(answer, block, foreign, add);
  }
  for (const index of named) addContext(answer, index, named, foreign, add);
  return [...weights].map(([sentence, weight]) => ({ sentence, weight }));
}

function sentencesOf(answer: Answer, spans: readonly Span[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const span of spans) {
    const index = sentenceAt(answer.sentences, span);
    if (index !== undefined) found.add(index);
  }
  return found;
}

/** Binary search for the sentence that holds the first character of a span. */
function sentenceAt(sentences: readonly Sentence[], span: Span): number | undefined {
  let low = 0;
  let high = sentences.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const sentence = sentences[middle];
    if (sentence === undefined) return undefined;
    if (span.end <= sentence.start) high = middle - 1;
    else if (span.start >= sentence.end) low = middle + 1;
    else return middle;
  }
  return undefined;
}

/** Sentences after a mention in the same block, as long as they go on about it. */
function addFollowing(
  { sentences, blocks, firstSentence }: Answer,
  index: number,
  spans: readonly Span[],
  foreign: ReadonlySet<number>,
  named: ReadonlySet<number>,
  add: (index: number, weight: number) => void,
): void {
  const start = sentences[index];
  if (start === undefined || blocks[start.block]?.kind === 'row')
    return addRow(sentences, index, foreign, add);
  if (foreign.has(index)) return;
  const leads = index === firstSentence[start.block];
  const whole =
    (blocks[start.block]?.kind === 'item' && leads) ||
    spans.some((span) => span.start >= start.start && span.end <= start.captionEnd);
  for (let next = index + 1; sentences[next]?.block === start.block; next++) {
    const sentence = sentences[next];
    if (sentence === undefined || foreign.has(next) || named.has(next)) return;
    if (sentence.captionEnd > 0 && !isLabelled(sentence)) return;
    if (!whole && !isLabelled(sentence) && !ANAPHORS.has(sentence.tokens[0]?.word ?? '')) return;
    add(next, BELONGING);
  }
}

/** The other cells of a table row that names one company in its first cell. */
function addRow(
  sentences: readonly Sentence[],
  index: number,
  foreign: ReadonlySet<number>,
  add: (index: number, weight: number) => void,
): void {
  const start = sentences[index];
  for (let next = index + 1; start !== undefined && sentences[next]?.block === start.block; next++) {
    if (foreign.has(next)) return;
    add(next, BELONGING);
  }
}

const CAPTIONS = new Set(
  `pros cons why price pricing cost features feature highlights highlight strengths weaknesses drawbacks downsides
   performance battery design display comfort sound camera build best ideal key standout notable considerations
   note rating reviews summary verdict overview benefits advantages disadvantages support rewards fees perfect`.split(
    /\s+/,
  ),
);

/** "Pros: …", "Battery life: …": a caption of one side of the thing, not the name of the next thing. */
function isLabelled(sentence: Sentence): boolean {
  const first = sentence.tokens[0]?.word ?? '';
  return labelOf(first) !== null || CAPTIONS.has(first);
}

/** The block is headed by this mention alone: what stands under it belongs to the company. */
function heads(
  { sentences, firstSentence, blocks }: Answer,
  block: number,
  foreign: ReadonlySet<number>,
  index: number,
): boolean {
  if (blocks[block]?.kind === 'row') return false;
  const from = firstSentence[block] ?? 0;
  if (blocks[block]?.kind === 'paragraph' && sentences[index + 1]?.block === block) return false;
  if (blocks[block]?.kind === 'item' && index !== from) return false;
  for (let each = from; each < (firstSentence[block + 1] ?? 0); each++) if (foreign.has(each)) return false;
  return true;
}

function addSubtree(
  { blocks, firstSentence }: Answer,
  root: number,
  foreign: ReadonlySet<number>,
  add: (index: number, weight: number) => void,
): void {
  const end = blocks[root]?.subtreeEnd ?? root;
  for (let block = root + 1; block < end; block++) {
    const from = firstSentence[block] ?? 0;
    const to = firstSentence[block + 1] ?? 0;
    const kind = blocks[block]?.kind;
    if (foreign.has(from) && kind !== 'paragraph') {
      block = Math.max(block, (blocks[block]?.subtreeEnd ?? block) - 1);
      continue;
    }
    for (let each = from; each < to; each++) add(each, BELONGING);
  }
}

/** Headings and list introductions above the mention that name nobody. */
function addContext(
  { sentences, blocks, firstSentence }: Answer,
  index: number,
  named: ReadonlySet<number>,
  foreign: ReadonlySet<number>,
  add: (index: number, weight: number) => void,
): void {
  let block = blocks[sentences[index]?.block ?? 0]?.parent ?? -1;
  while (block >= 0) {
    const to = firstSentence[block + 1] ?? 0;
    const last = to - 1;
    const isTitle =
      blocks[block]?.kind === 'heading' || /:$/.test(sentences[last]?.tokens.at(-1)?.word ?? '');
    if (isTitle && last >= (firstSentence[block] ?? 0) && !foreign.has(last) && !named.has(last))
      add(last, CONTEXT);
    block = blocks[block]?.parent ?? -1;
  }
}
