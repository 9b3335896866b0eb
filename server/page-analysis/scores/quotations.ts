import type { PageBlock, ScoreSpan } from '../types.ts';
import { splitSentences, type TextRange } from './sentences.ts';
import {
  ARTICLE_BEFORE,
  CALLED_BEFORE,
  MENTIONED_BEFORE,
  NOTICE_BEFORE,
  SAID_AFTER,
  SAID_BEFORE,
  SPEAKER_AFTER_COMMA,
  VERB_AFTER_COMMA,
  WORDS_BEFORE,
} from './speech.ts';

/** Pairs of marks, with the longest passage that is read as one quotation. */
const QUOTED =
  /“[^“”„]{2,1200}”|„[^“”„"]{2,1200}[“”"]|«[^«»]{2,1200}»|»[^«»]{2,1200}«|(?<![\p{L}\p{N}])"[^"]{2,1200}"(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])‘(?:[^‘’]|’(?=\p{L})){2,1200}’(?!\p{L})|‚[^‚‘]{2,1200}‘/gu;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const MIN_WORDS = { said: 2, continued: 3, called: 4, named: 7, alone: 7 };
/** Blocks after a quotation in which another can go on without its speaker. */
const NEAR_BLOCKS = 2;
/** Whole sentences, with their stop before the closing mark. */
const WHOLE = /^[^\p{L}\p{N}]\p{Lu}.*[.!?…][^\p{L}\p{N}]$/su;
/** Characters around a quotation in which its speaker is looked for. */
const AROUND = 140;

/** Finds quoted words with a speaker or source; titles, terms and ironic quotation marks have none. */
export function findQuotations(blocks: readonly PageBlock[]): ScoreSpan[] {
  const spans: ScoreSpan[] = [];
  let lastBlock = Number.NEGATIVE_INFINITY;
  blocks.forEach((block, index) => {
    if (block.kind === 'code' || block.kind === 'table-row' || block.kind === 'heading') return;
    const found =
      block.kind === 'quote'
        ? quotedBlock(blocks, index)
        : quotedInText(block.text, index - lastBlock <= NEAR_BLOCKS);
    if (found.length > 0) lastBlock = index;
    for (const { start, end } of found) spans.push({ score: 'quotations', block: index, start, end });
  });
  return spans;
}

/** Quotations of a paragraph. `isSpoken`: somebody is quoted in the blocks before, so that whole sentences in quotation marks go on. */
function quotedInText(text: string, isSpoken = false): TextRange[] {
  const found: TextRange[] = [];
  let previous: TextRange | undefined;
  for (const { 0: quoted, index: start } of text.matchAll(QUOTED)) {
    const end = start + quoted.length;
    const words = countWords(quoted);
    const before = afterLastStop(text.slice(Math.max(0, start - AROUND), start));
    const after = text.slice(end, end + AROUND);
    const between = previous ? text.slice(previous.end, start) : '';
    const isContinued =
      previous !== undefined &&
      words >= MIN_WORDS.continued &&
      between.length < AROUND &&
      /[.,:]\s+$/.test(between) &&
      splitSentences(between).length <= 1;
    const goesOn =
      (isSpoken || found.length > 0) &&
      words >= MIN_WORDS.alone &&
      WHOLE.test(quoted) &&
      before.trim() === '';
    if (!isContinued && !goesOn && !hasSpeaker(quoted, words, before, after)) continue;
    previous = { start, end };
    found.push(previous);
  }
  return found;
}

function hasSpeaker(quoted: string, words: number, before: string, after: string): boolean {
  if (words < MIN_WORDS.said || MENTIONED_BEFORE.test(before)) return false;
  if (words < MIN_WORDS.named && ARTICLE_BEFORE.test(before)) return false;
  if (SAID_BEFORE.test(before) || NOTICE_BEFORE.test(before)) return true;
  if (words >= MIN_WORDS.called && /\p{L}:\s+$/u.test(before) && WHOLE.test(quoted)) return true;
  if (words >= MIN_WORDS.called && WORDS_BEFORE.test(before)) return true;
  if (words >= MIN_WORDS.continued && /,["”“»’‘]$/.test(quoted) && SPEAKER_AFTER_COMMA.test(after))
    return true;
  if (words >= MIN_WORDS.continued && VERB_AFTER_COMMA.test(after)) return true;
  if (words >= MIN_WORDS.called && CALLED_BEFORE.test(before)) return true;
  // A sentence that has ended before the closing mark is followed by its speaker only after a comma, ? or !.
  const hasEnded = /[.…]["”“»’‘]$/.test(quoted) && !/^\s*[,–—]/.test(after);
  if (!hasEnded) return SAID_AFTER.test(after);
  return /^\s*(?:[–—]\s*\p{Lu})/u.test(after);
}

/** “Mair Pugh, shift leader”, “Prof. Anneke Doorn”. */
const NAME = /^(?:\p{Lu}\p{L}{0,4}\. )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}(?:, [^.!?]+)?$/u;

/** A block quotation with a source: after a dash, after its quotation marks or in a short last line. */
function quotedBlock(blocks: readonly PageBlock[], index: number): TextRange[] {
  const text = blocks[index]?.text ?? '';
  if (countWords(text) === 0 || isSource(text, index, blocks)) return [];
  const inline =
    /^(?<quoted>.{10,}?[.!?…"”“»])\s+(?:[–—-]\s*)?(?<source>\p{Lu}[^.!?]{1,100}\.?(?:,[^.!?]{1,60})?)$/su.exec(
      text,
    );
  const dashed = /^(?<quoted>.{10,}?)\s+[–—]\s+(?<source>.{2,100})$/su.exec(text);
  const quoted =
    dashed?.groups?.quoted ??
    (inline && (/["”“»]$/.test(inline.groups?.quoted ?? '') || NAME.test(inline.groups?.source ?? ''))
      ? inline.groups?.quoted
      : undefined);
  if (quoted !== undefined) return [{ start: 0, end: quoted.length }];
  if (hasSourceAfter(blocks, index) || isIntroduced(blocks, index)) return [{ start: 0, end: text.length }];
  return quotedInText(text);
}

const MAX_SOURCE = 100;

/** Whether a block of a quotation names its source. */
function isSource(text: string, index: number, blocks: readonly PageBlock[]): boolean {
  if (/^[–—―-]\s*\p{L}/u.test(text)) return true;
  return (
    blocks[index - 1]?.kind === 'quote' &&
    (blocks[index + 1]?.kind !== 'quote' || NAME.test(text)) &&
    text.length <= MAX_SOURCE &&
    !/[.!?…"”“»]$/.test(text)
  );
}

function hasSourceAfter(blocks: readonly PageBlock[], index: number): boolean {
  let next = index + 1;
  while (blocks[next]?.kind === 'quote') {
    if (isSource(blocks[next]?.text ?? '', next, blocks)) return true;
    next += 1;
  }
  const after = blocks[next];
  return (
    after?.kind === 'paragraph' && /^[–—―]\s*\p{Lu}/u.test(after.text) && after.text.length <= MAX_SOURCE
  );
}

/** The paragraph before says who speaks: “In her letter she wrote:”. */
function isIntroduced(blocks: readonly PageBlock[], index: number): boolean {
  let first = index;
  while (blocks[first - 1]?.kind === 'quote') first -= 1;
  const before = afterLastStop(blocks[first - 1]?.text.slice(-AROUND) ?? '');
  return /:\s*$/.test(before) && (SAID_BEFORE.test(before) || NOTICE_BEFORE.test(before));
}

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** The sentence that a quotation stands in, up to the quotation. */
function afterLastStop(text: string): string {
  const last = splitSentences(`${text}X`).at(-1);
  return text.slice(last?.start ?? 0);
}
