import type { Span } from '../types.ts';
import type { Answer } from './answer.ts';
import { CAPTIONS } from './lexicon/function-words.ts';
import { labelOf, type Sentence } from './sentences.ts';

/** Tokens at the beginning of a list item that may hold the name of what the item is about. */
const HEAD_TOKENS = 4;
const ARTICLES = new Set(['the', 'a', 'an', 'or', 'and']);
const DASHES = new Set(['–', '—']);
/** Tokens before a dash that ends the head of an item: "Acme One (2024) – …". */
const MAX_DASH = 14;

/** The part of a text that names what follows. */
export interface Head extends Span {
  /** Set apart by a colon, dash or line; otherwise only the first words of a list item. */
  apart: boolean;
}

/** The text in which sentence `index` names what the sentences after it are about; null when it opens no entry. */
export function headOf({ sentences, blocks, firstSentence }: Answer, index: number): Head | null {
  const sentence = sentences[index];
  if (sentence === undefined || isPart(sentence)) return null;
  const { start, end, captionEnd } = sentence;
  if (captionEnd > 0 && sentence.label === null) return { start, end: captionEnd, apart: true };
  const kind = blocks[sentence.block]?.kind;
  if (firstSentence[sentence.block] !== index) return null;
  if (kind === 'row' && (sentence.column > 0 || blocks[sentence.block - 1]?.kind !== 'row')) return null;
  if (kind === 'heading' || kind === 'row') return { start, end, apart: true };
  return kind === 'item' ? itemHead(sentence) : null;
}

function itemHead({ tokens, start, end }: Sentence): Head {
  const dash = tokens.findIndex(({ word }) => DASHES.has(word));
  if (dash > 0 && dash <= MAX_DASH) return { start, end: tokens[dash]?.start ?? end, apart: true };
  const after = tokens.findIndex(
    (token, at) =>
      at >= HEAD_TOKENS || (token.kind === 'word' && !token.capital && !ARTICLES.has(token.word)),
  );
  return after < 0 ? { start, end, apart: true } : { start, end: tokens[after]?.start ?? end, apart: false };
}

/** "Pros: …", "Battery life: …": a caption of one side of the thing, not the name of the next thing. */
export function isPart({ tokens, captions }: Sentence): boolean {
  const first = tokens[0]?.word ?? '';
  return captions < 2 && (labelOf(first) !== null || CAPTIONS.has(first));
}

/** The heads above sentence `index`, its own first: a caption before it in its block, then those of the blocks above. */
export function* headsAbove(answer: Answer, index: number): Generator<Head> {
  const { sentences, blocks, firstSentence } = answer;
  const block = sentences[index]?.block ?? -1;
  const first = firstSentence[block] ?? 0;
  for (let at = index; at >= first; at--) {
    const head = headOf(answer, at);
    if (head !== null) {
      yield head;
      break;
    }
    if (sentences[at]?.offer) break;
  }
  for (let above = blocks[block]?.parent ?? -1; above >= 0; above = blocks[above]?.parent ?? -1) {
    const last = (firstSentence[above + 1] ?? 0) - 1;
    const isIntroduction = blocks[above]?.kind === 'paragraph';
    const sentence = sentences[isIntroduction ? last : (firstSentence[above] ?? 0)];
    if (sentence === undefined || isPart(sentence) || isVersus(sentence)) continue;
    if (isIntroduction) yield { start: sentence.start, end: sentence.end, apart: true };
    else {
      const head = headOf(answer, firstSentence[above] ?? 0);
      if (head !== null) yield head;
    }
  }
}

const VERSUS = new Set(['vs', 'versus', 'than', 'alternative', 'alternatives', 'compared']);

/** "Acme vs Bolt", "Alternatives to Acme": what stands under it is about neither alone. */
export function isVersus({ tokens }: Sentence): boolean {
  return tokens.some(({ word }) => VERSUS.has(word));
}
