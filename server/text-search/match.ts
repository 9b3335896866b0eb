import type { Span } from '../analysis/types.ts';
import type { Term, TextQuery } from './query.ts';
import { type Token, tokenize } from './tokens.ts';

/** Whether a text has all required terms and no excluded one. */
export function matches(text: string, { required, excluded }: TextQuery): boolean {
  const tokens = tokenize(text);
  const occurs = (term: Term) => findTerm(tokens, term).next().done === false;
  return required.every(occurs) && !excluded.some(occurs);
}

/** Where the required terms occur, ascending and never overlapping; of two that overlap the longer first one stays. */
export function findMatches(text: string, { required }: TextQuery, limit = 1000): Span[] {
  const tokens = tokenize(text);
  const found = required
    .flatMap((term) => [...findTerm(tokens, term)])
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const spans: Span[] = [];
  for (const span of found) {
    if (spans.length >= limit) break;
    if (span.start >= (spans.at(-1)?.end ?? 0)) spans.push(span);
  }
  return spans;
}

function* findTerm(tokens: readonly Token[], term: Term): Generator<Span> {
  for (let at = 0; at + term.length <= tokens.length; at += 1) {
    if (!term.every((word, offset) => tokens[at + offset]?.word === word)) continue;
    const [first, last] = [tokens[at], tokens[at + term.length - 1]];
    if (first && last) yield { start: first.start, end: last.end };
  }
}
