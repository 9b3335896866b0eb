import { countStarted } from '../text/ranges.ts';
import type { Span } from '../types.ts';
import { OPINION, SPEECH } from './lexicon/function-words.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

/** Companies named side by side ("Acme, Bolt and Cray"): what is said of one is said of all. */
export interface Group {
  /** First and last token. */
  at: number;
  last: number;
  target: boolean;
  /** Something is compared with it ("than Acme", "unlike Acme"): it is not the subject. */
  object: boolean;
}

/** Words from "as" or "same" to the second "as". */
const EQUAL_REACH = 9;
const OBJECT_MARKERS = new Set(['than', 'unlike', 'versus', 'vs']);
const OPENERS = new Set([...OBJECT_MARKERS, 'to', 'with', 'per', 'beyond', 'besides']);
const LIST_WORDS = new Set(', and or & / including like such as the its a their plus both'.split(' '));

/** The names in a sentence, in order, those of one list joined. */
export function groupNames(sentence: Sentence, targets: readonly Span[], others: readonly Span[]): Group[] {
  const names = [...locate(sentence, targets, true), ...locate(sentence, others, false)];
  names.sort((a, b) => a.at - b.at);
  const groups: Group[] = [];
  for (const name of names) {
    const last = groups.at(-1);
    const opened = OPENERS.has(sentence.tokens[(last?.at ?? 0) - 1]?.word ?? '');
    if (last !== undefined && !opened && isListed(sentence.tokens, last.last + 1, name.at)) {
      last.last = Math.max(last.last, name.last);
      last.target ||= name.target;
    } else groups.push(name);
  }
  return groups;
}

function locate({ tokens, start, end }: Sentence, spans: readonly Span[], target: boolean): Group[] {
  const found: Group[] = [];
  for (const span of spans) {
    if (span.end <= start || span.start >= end) continue;
    const before = countStarted(tokens, span.start) - 1;
    const at = (tokens[before]?.end ?? 0) > span.start ? before : before + 1;
    const last = countStarted(tokens, span.end - 1) - 1;
    if (last < at) continue;
    found.push({ at, last, target, object: isObject(tokens, at) });
  }
  return found;
}

/** "than X", "than the X", "the same range as X", "as fast as X"; "such as X" is an example instead. */
function isObject(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  const earlier = tokens[at - 2]?.word ?? '';
  if (OBJECT_MARKERS.has(before) || OBJECT_MARKERS.has(earlier)) return true;
  if (before !== 'as' || earlier === 'such') return false;
  return tokens
    .slice(Math.max(0, at - EQUAL_REACH), at - 1)
    .some(({ word }) => word === 'as' || word === 'same');
}

/** Between two names of one list there are only commas, "and", "or" and further capitalised words. */
function isListed(tokens: readonly Token[], from: number, to: number): boolean {
  let joined = false;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (LIST_WORDS.has(token.word)) joined = true;
    else if (!token.capital && token.kind !== 'number' && !'()[]'.includes(token.word)) return false;
  }
  return joined || from >= to;
}

const MIN_HEADLINE_TOKENS = 5;

/** Whose words the sentence is: "according to X", "X says", "(X)" as a citation, "…: Jane Roe, X" after a headline. */
export function isSource(tokens: readonly Token[], group: Group): boolean {
  const before = tokens[group.at - 1]?.word ?? '';
  const after = tokens[group.last + 1]?.word ?? '';
  if (SPEECH.has(after) || SPEECH.has(before) || OPINION.has(after)) return true;
  if (before === 'to' && tokens[group.at - 2]?.word === 'according') return true;
  if (before === '[' && tokens[group.at - 2]?.word === '(') return true;
  const colon = tokens.findLastIndex((token) => token.word === ':');
  if (colon < MIN_HEADLINE_TOKENS || group.at < colon) return false;
  return tokens.slice(colon + 1).every((token) => token.capital || token.kind === 'mark');
}
