import type { Language } from './language.ts';
import type { Block } from './layout.ts';
import { ABBREVIATIONS } from './lexicon/function-words.ts';
import { translate } from './lexicon/translate.ts';
import { type Token, tokenize } from './tokens.ts';

/** A sentence, table cell or labelled part ("Pros: …") of a block. */
export interface Sentence {
  block: number;
  /** Table column from 0; 0 outside tables. */
  column: number;
  start: number;
  end: number;
  tokens: readonly Token[];
  /** "Pros" and "Cons" labels decide the sign of what stands under them; see `answer.ts`. */
  label: 'pros' | 'cons' | null;
  /** Offset of the colon after a leading caption or name ("Best value: Acme 13R: This phone …"); 0 without one. */
  captionEnd: number;
  /** Number of captions before the text. */
  captions: number;
  /** A line of a shop ("Acme One Set$49.99"): capitalised words in it are part of a name. */
  offer: boolean;
  /** A title without caption, in which most words are capitalised whatever they are. */
  title: boolean;
}

/** Longer sentences are cut, which bounds the work on text without full stops. */
const MAX_SENTENCE_TOKENS = 200;
const CLOSERS = new Set([')', ']', '"', '”']);

/** The sentences of one block. A full stop needs no space after it when a capital letter follows. */
export function splitSentences(text: string, block: Block, index: number, language: Language): Sentence[] {
  const tokens = translate(tokenize(text, block.start, block.end), language);
  const sentences: Sentence[] = [];
  let from = 0;
  let column = block.kind === 'row' ? -1 : 0;
  const finish = (to: number): void => {
    const part = tokens.slice(from, to);
    const first = part[0];
    const last = part.at(-1);
    if (first !== undefined && last !== undefined && part.some((token) => token.kind !== 'mark')) {
      sentences.push({
        block: index,
        column,
        start: first.start,
        end: last.end,
        tokens: part,
        label: null,
        ...captionsOf(part),
        offer: isOffer(part),
        title: isTitleLine(part),
      });
    }
    from = to;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.word === '|' && block.kind === 'row') {
      finish(at);
      from = at + 1;
      column++;
    } else if (startsLabel(tokens, at) && at > from) {
      finish(at);
    } else if (endsSentence(text, tokens, at, from)) {
      let next = at + 1;
      while (CLOSERS.has(tokens[next]?.word ?? '') && tokens[next]?.start === tokens[next - 1]?.end) next++;
      finish(next);
      at = next - 1;
    } else if (isRunOn(token, tokens[at + 1]) || at - from >= MAX_SENTENCE_TOKENS) {
      finish(at + 1);
    }
  }
  finish(tokens.length);
  return sentences;
}

function endsSentence(text: string, tokens: readonly Token[], at: number, from: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined || token.kind !== 'mark') return false;
  if (token.word === ')') return next.capital && next.start === token.end;
  if (token.word === '\n') return next.capital || next.kind !== 'word';
  if ('。！？'.includes(token.word)) return true;
  if (!'.!?…'.includes(token.word)) return false;
  const glued = next.start === token.end;
  const previous = tokens[at - 1];
  if (token.word === '.') {
    if (at - 1 === from && previous?.kind === 'number') return false;
    if (glued)
      return next.capital || (next.kind === 'number' && previous?.kind === 'word') || CLOSERS.has(next.word);
    const short = previous === undefined || at - 1 < from || isAbbreviation(text, previous, token);
    return (
      !short ||
      (next.capital && previous !== undefined && previous.word.length > 2 && !isCapitalAbbreviation(previous))
    );
  }
  return next.capital || next.kind !== 'word' || text.charAt(token.start - 1) === ' ';
}

const isCapitalAbbreviation = (token: Token): boolean => token.capital && ABBREVIATIONS.has(token.word);

function isAbbreviation(text: string, word: Token, stop: Token): boolean {
  if (word.end !== stop.start) return false;
  return ABBREVIATIONS.has(word.word) || (word.word.length === 1 && text.charAt(word.start - 1) === '.');
}

/** "reviewsThe": two words without anything between, the second a capital. */
function isRunOn(token: Token, next: Token | undefined): boolean {
  return (
    next !== undefined &&
    token.kind === 'word' &&
    next.kind === 'word' &&
    !token.capital &&
    next.capital &&
    next.start === token.end
  );
}

const LABELS = new Map<string, 'pros' | 'cons'>([
  ...words('pros', 'pros advantages strengths upsides benefits positives'),
  ...words(
    'cons',
    'cons disadvantages weaknesses drawbacks downsides limitations negatives caveats shortcomings',
  ),
]);

function words(label: 'pros' | 'cons', list: string): (readonly [string, 'pros' | 'cons'])[] {
  return list.split(' ').map((word) => [word, label] as const);
}

/** The label of a word that is followed by a colon or is the whole line. */
export function labelOf(word: string | undefined): 'pros' | 'cons' | null {
  return (word === undefined ? null : LABELS.get(word)) ?? null;
}

function startsLabel(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.capital === true && tokens[at + 1]?.word === ':' && labelOf(token.word) !== null;
}

const MAX_CAPTION_TOKENS = 14;

const AWARDS = new Set(
  'best top overall runner budget value premium cheapest favorite favourite also notable'.split(' '),
);

/** The captions before the text: in "Best value: Acme One: It …" two, and in "Best value: Acme One" the name is the second. */
function captionsOf(tokens: readonly Token[]): { captions: number; captionEnd: number } {
  let captionEnd = 0;
  let captions = 0;
  for (let from = 0; from < tokens.length; captions++) {
    const colon = tokens.findIndex((token, at) => at >= from && token.word === ':');
    if (colon <= from || colon - from > MAX_CAPTION_TOKENS) {
      const rest = tokens.slice(from);
      const award = captions === 1 && AWARDS.has(tokens[0]?.word ?? '') && tokens[from - 2]?.word !== 'for';
      if (!award || colon > from || rest.length > MAX_CAPTION_TOKENS || !isTitle(rest)) break;
      captionEnd = tokens.at(-1)?.end ?? captionEnd;
      from = tokens.length;
    } else {
      if (from > 0 && !isTitle(tokens.slice(from, colon))) break;
      captionEnd = tokens[colon]?.start ?? 0;
      from = colon + 1;
    }
  }
  return { captions, captionEnd };
}

const MIN_TITLE_WORDS = 4;

function isTitleLine(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word').length;
  return words >= MIN_TITLE_WORDS && isTitle(tokens) && !tokens.some((token) => token.word === ':');
}

/** Most of the words begin with a capital. */
function isTitle(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word');
  return words.filter((token) => token.capital).length > words.length / 2;
}

const MIN_CAPITALS = 0.75;

/** It states a price and is little more than a name. */
function isOffer(tokens: readonly Token[]): boolean {
  const priced = tokens.some(
    ({ word, kind }, at) => kind === 'mark' && '$€£'.includes(word) && tokens[at + 1]?.kind === 'number',
  );
  if (!priced) return false;
  const words = tokens.filter((token) => token.kind === 'word');
  return words.filter((token) => token.capital).length >= MIN_CAPITALS * words.length;
}
