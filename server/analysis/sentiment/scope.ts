import { overlapping } from '../text/ranges.ts';
import type { Span } from '../types.ts';
import type { Answer } from './answer.ts';
import { headsAbove } from './entries.ts';
import {
  type Named,
  opensEntry,
  sentencesAbove,
  sentencesAfter,
  sentencesInColumn,
  sentencesUnder,
} from './related-sentences.ts';
import type { Sentence } from './sentences.ts';

/** A sentence that speaks of a company, by name or because it stands under its name. */
export interface Scope {
  /** Index in the answer. */
  sentence: number;
  /** How much of what it says counts, 0–1. */
  weight: number;
  /** It is in lines headed by the company, not in lines of another company that name it. */
  belongs: boolean;
  /** Whose entry it is in: the company's own, another's, or nobody's. */
  entry: 'own' | 'other' | null;
  /** It opens an entry of the company. */
  opens: boolean;
  /** A heading or introduction above a mention. */
  isTitle: boolean;
}

/** Weight of a sentence in a company's lines that does not name the company. */
const BELONGING = 0.9;
/** What the heading or introduction over a mention counts: being among the "best …" says a little. */
const CONTEXT = 0.35;

/** All sentences that speak of the company named at `spans`, each once. */
export function findScope(answer: Answer, spans: readonly Span[], others: readonly Span[]): Scope[] {
  const named = {
    namedIn: overlapping(spans),
    foreignIn: overlapping(others),
    own: sentencesOf(answer, spans),
    foreign: sentencesOf(answer, others),
  };
  const belonging = new Set<number>();
  const context = new Set<number>();
  for (const index of named.own) {
    if (entryOf(answer, index, named) === 'other') continue;
    const opens = opensEntry(answer, index, named);
    if (opens) belonging.add(index);
    for (const found of sentencesAfter(answer, index, named)) belonging.add(found);
    for (const found of sentencesUnder(answer, index, named)) belonging.add(found);
    for (const found of sentencesInColumn(answer, index)) belonging.add(found);
    if (!opens) continue;
    for (const found of sentencesAbove(answer, index, named)) context.add(found);
  }
  const scopes = (indices: ReadonlySet<number>, weight: number): Scope[] =>
    [...indices].map((sentence) => {
      const entry = entryOf(answer, sentence, named);
      const opens = entry === 'own' && named.own.has(sentence) && opensEntry(answer, sentence, named);
      return {
        sentence,
        weight,
        belongs: belonging.has(sentence),
        entry,
        opens,
        isTitle: weight === CONTEXT,
      };
    });
  return [
    ...scopes(named.own, 1),
    ...scopes(belonging.difference(named.own), BELONGING),
    ...scopes(context.difference(belonging), CONTEXT),
  ];
}

/** The nearest head decides; a name that only begins a list item is part of the entry above, if that names another. */
function entryOf(answer: Answer, sentence: number, { namedIn, foreignIn }: Named): Scope['entry'] {
  let entry: Scope['entry'] = null;
  for (const head of headsAbove(answer, sentence)) {
    if (namedIn(head).length > 0) {
      if (head.apart) return 'own';
      entry = 'own';
    } else if (foreignIn(head).length > 0) {
      if (head.apart) return 'other';
      entry ??= 'other';
    }
  }
  return entry;
}

function sentencesOf({ sentences }: Answer, spans: readonly Span[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const span of spans) {
    const index = sentenceAt(sentences, span);
    if (index !== undefined) found.add(index);
  }
  return found;
}

/** Binary search for a sentence the span overlaps. */
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
