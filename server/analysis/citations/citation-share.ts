import { findLinks } from '../text/links.ts';
import type { RawSource, Span } from '../types.ts';
import { canonicalUrl } from './canonical-url.ts';

/** A sentence of an answer, and what it cites. */
interface Sentence {
  words: number;
  /** Canonical URLs. */
  cited: Set<string>;
}

const LINE = /[^\n]+/g;
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
/** `[3]` or `[3, 4]`, as numbers of the platform's sources. */
const NUMBERS = /\[(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\](?![(:])/g;
/** Without brackets inside: from each of many that open, a search for one that closes would read the rest of the text. */
const LABEL = /\[[^[\]\n]*\]/g;
/** A longer range is none of sources. */
const MAX_RANGE = 20;
/** A sentence with fewer words of its own cites for the one before: “(example.com)”. */
const MIN_WORDS = 2;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Which share of an answer's words stands on each page that it cites: Σ over the sentences that cite the page of words ×
 * e^(−place ÷ (sentences − 1)) ÷ pages cited there, divided by the same sum over all sentences. The position-adjusted word
 * count of P. Aggarwal et al., “GEO: Generative Engine Optimization”, KDD 2024, as a share of the whole answer.
 * @param sources the platform's, in its order, which numbers such as `[2]` refer to
 * @returns shares from 0 to 1 by canonical URL; null where the text does not say what it cites where
 */
export function citationShares(text: string, sources: readonly RawSource[]): Map<string, number> | null {
  const sentences = sentencesOf(text, sources);
  if (!sentences.some(({ cited }) => cited.size > 0)) return null;
  const last = Math.max(1, sentences.length - 1);
  let total = 0;
  const weights = new Map<string, number>();
  for (const [place, { words, cited }] of sentences.entries()) {
    const weight = words * Math.exp(-place / last);
    total += weight;
    for (const url of cited) weights.set(url, (weights.get(url) ?? 0) + weight / cited.size);
  }
  return new Map([...weights].map(([url, weight]) => [url, total === 0 ? 0 : weight / total]));
}

function sentencesOf(text: string, sources: readonly RawSource[]): Sentence[] {
  const { links, markup } = findLinks(text);
  const withoutLinks = blank(text, markup);
  const numbers = [...withoutLinks.matchAll(NUMBERS)];
  // Spaces after a full stop belong to its sentence, and so does a number in their place.
  const prose = blank(
    withoutLinks,
    numbers.map(({ index, 0: mark }) => ({ start: index, end: index + mark.length })),
  );
  const citations = [
    ...links.map(({ at, url }) => ({ at, url })),
    ...numbers.flatMap(({ index, 1: list = '' }) =>
      numbersOf(list).flatMap((number) => ({ at: index, url: sources[number - 1]?.url ?? '' })),
    ),
  ].flatMap(({ at, url }) => ({ at, url: canonicalUrl(url)?.url ?? '' }));
  const sentences: Sentence[] = [];
  for (const line of prose.matchAll(LINE)) {
    for (const { segment, index } of segmenter.segment(line[0])) {
      const start = line.index + index;
      const cited = citations.filter(
        ({ at, url }) => url !== '' && at >= start && at < start + segment.length,
      );
      addSentence(
        sentences,
        segment,
        cited.map(({ url }) => url),
      );
    }
  }
  return sentences;
}

function addSentence(sentences: Sentence[], segment: string, cited: readonly string[]): void {
  const words = countWords(segment);
  const labels = [...segment.matchAll(LABEL)].reduce((sum, [label]) => sum + countWords(label), 0);
  if (words - labels >= MIN_WORDS) {
    sentences.push({ words, cited: new Set(cited) });
    return;
  }
  // A list of sources below the answer says nothing of its sentences.
  const previous = /^\s*[([]{1,2}/.test(segment) ? sentences.at(-1) : undefined;
  for (const url of previous ? cited : []) previous?.cited.add(url);
}

const countWords = (text: string) => text.match(WORD)?.length ?? 0;

/** `1, 3-5` as 1, 3, 4, 5. */
function numbersOf(list: string): number[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/).map((number) => Number.parseInt(number, 10));
    const count = to - from + 1;
    return count < 1 || count > MAX_RANGE
      ? [from]
      : Array.from({ length: count }, (_, index) => from + index);
  });
}

/** Replaces addresses by spaces, so that their full stops end no sentence. */
function blank(text: string, markup: readonly Span[]): string {
  let prose = '';
  let at = 0;
  for (const { start, end } of markup.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    prose += text.slice(at, Math.max(at, start)) + ' '.repeat(end - Math.max(at, start));
    at = end;
  }
  return prose + text.slice(at);
}
